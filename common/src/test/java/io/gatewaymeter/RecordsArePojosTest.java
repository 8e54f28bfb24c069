package io.gatewaymeter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Reason;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.request.OpenRequest;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.List;
import java.util.stream.Stream;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.CompositeType;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.apache.flink.api.java.typeutils.PojoTypeInfo;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What crosses an edge or rests in state is a POJO to Flink, to the last field: never Kryo. */
class RecordsArePojosTest {

  static List<Record> values() {
    return List.of(
        new Event("RequestStarted", "r", "t", "m", 1L, 2, null, null, null, 3, 4L),
        new Event("RequestCompleted", "r", "t", "m", 1L, null, -5L, 6, "ok", 3, 4L),
        new Event("ToolCalled", "é請😀\0", "t", "m", Long.MAX_VALUE, null, null, null, null, 0, 0L),
        new RawEvent(3, 4L, new byte[] {0, -1, 127}),
        new RawEvent(3, 4L, new byte[0]),
        new RawEvent(3, 4L, null),
        new Rejection(Reason.OUT_OF_RANGE, "payload.latency_ms", 3, 4L),
        new Rejection(Reason.TOMBSTONE, "", 3, 4L),
        new OpenRequest("t", "m", 1L, 2),
        new RequestRecord("r", "t", "m", 1L, 2L, -3L, 4, 5, "ok"),
        new Unpaired(Unpaired.Kind.START_OVER_OPEN_START, "r", 3, 4L),
        new Unpaired(Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START, "r", 3, 4L));
  }

  static Stream<Class<?>> types() {
    return values().stream().<Class<?>>map(Object::getClass).distinct();
  }

  @ParameterizedTest
  @MethodSource("types")
  void aRecordIsAPojoWithoutAGenericTypeInside(Class<?> type) {
    TypeInformation<?> information = TypeInformation.of(type);
    assertThat(information).isInstanceOf(PojoTypeInfo.class);
    assertThat(genericTypes(information)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("values")
  void aValueSurvivesItsSerializer(Record value) throws Exception {
    assertThat(roundTrip(value)).usingRecursiveComparison().isEqualTo(value);
  }

  @Test
  void aTypeWithAGenericFieldIsFound() {
    assertThat(genericTypes(TypeInformation.of(HoldsAnObject.class)))
        .containsExactly(TypeInformation.of(Object.class));
  }

  @Test
  void aTypeThatFallsBackToKryoHasNoSerializerWhereGenericTypesAreOff() {
    SerializerConfigImpl config = new SerializerConfigImpl();
    config.setGenericTypes(false);
    assertThatThrownBy(() -> TypeInformation.of(Object.class).createSerializer(config))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("java.lang.Object is treated as a generic type");
  }

  /** What the guard must find. */
  public record HoldsAnObject(String name, Object anything) {}

  private static List<TypeInformation<?>> genericTypes(TypeInformation<?> type) {
    if (type instanceof GenericTypeInfo) {
      return List.of(type);
    }
    if (type instanceof CompositeType<?> composite) {
      return Stream.of(composite.getFieldNames())
          .<TypeInformation<?>>map(composite::getTypeAt)
          .flatMap(field -> genericTypes(field).stream())
          .toList();
    }
    return List.of();
  }

  private static <T> T roundTrip(T value) throws Exception {
    @SuppressWarnings("unchecked")
    Class<T> type = (Class<T>) value.getClass();
    SerializerConfigImpl config = new SerializerConfigImpl();
    config.setGenericTypes(false);
    TypeSerializer<T> serializer = TypeInformation.of(type).createSerializer(config);
    DataOutputSerializer out = new DataOutputSerializer(64);
    serializer.serialize(value, out);
    return serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
  }
}
