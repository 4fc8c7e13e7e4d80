/**
 * Internal pdfmake classes that our classes extend; no other module imports internal pdfmake files. A test
 * checks the reviewed version and the overridden methods, so that every upgrade is reviewed.
 */
import type { Font } from 'fontkit';
import layoutModule from 'pdfmake/js/LayoutBuilder.js';
import documentModule from 'pdfmake/js/PDFDocument.js';
import rendererModule from 'pdfmake/js/Renderer.js';
import layoutsModule from 'pdfmake/js/tableLayouts.js';

const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;

export type { ProcessedRow } from 'pdfmake/js/LayoutBuilder.js';
export type { MarkedContent, OpenImage, PdfDocument, StructureElement } from 'pdfmake/js/PDFDocument.js';

export const PDFDocument = defaultExport(documentModule);
export const LayoutBuilder = defaultExport(layoutModule);
export const Renderer = defaultExport(rendererModule);
export const { tableLayouts } = layoutsModule;

/** Opens a font by pdfkit, which bundles fontkit for browsers: an import of our own would ship it twice. */
export function openFont(file: Uint8Array): Font {
  const { _font: opened } = new PDFDocument({}, {}, {}, {}, { font: null, autoFirstPage: false }).font(file);
  if (opened === null) throw new Error('pdfkit has opened no font');
  return opened.font;
}
