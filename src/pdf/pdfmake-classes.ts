/**
 * The classes inside pdfmake that are extended here: nobody else takes its inner files. A test holds the
 * version that they were read in and the methods that are overridden, so that an upgrade is looked at.
 */
import layoutModule from 'pdfmake/js/LayoutBuilder.js';
import documentModule from 'pdfmake/js/PDFDocument.js';
import rendererModule from 'pdfmake/js/Renderer.js';
import layoutsModule from 'pdfmake/js/tableLayouts.js';
import { defaultExport } from '@/pdf/default-export';

export type { MarkedContent, OpenImage, PdfDocument, StructureElement } from 'pdfmake/js/PDFDocument.js';

export const PDFDocument = defaultExport(documentModule);
export const LayoutBuilder = defaultExport(layoutModule);
export const Renderer = defaultExport(rendererModule);
export const { tableLayouts } = layoutsModule;
