/**
 * Draws a lab's report: one HTML file from its evidence, with no network and no script. It knows
 * neither Flink nor Kafka; what it shows is what stands in evidence.json.
 *
 * <p>A lab's page is the template {@code report.ftlh} beside the lab's class, in FreeMarker. The
 * shared macros are resources of this package: {@code page.ftlh} (the page, tiles, tables, bars,
 * lists of ids), {@code svg.ftlh} (figures, boxes, arrows) and {@code report.css}. Pictures are SVG
 * that the templates write, not images of a chart library: those have fixed colours and sizes, and
 * would follow neither a dark screen, nor a narrow one, nor a printer.
 */
package io.gatewaymeter.kit.render;
