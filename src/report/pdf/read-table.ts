import type { Block, Border, Cell, CellBorders, Table } from '@/report/pdf/document-model';
import { colourOf, given, points } from '@/report/pdf/text-style';
import { attributeOf, childOf, childrenOf, switchOf, valueOf, type Element } from '@/report/pdf/xml';

/** Word's default cell margins, pt. */
const USUAL_PADDING = { top: 0, bottom: 0, left: 5.4, right: 5.4 };
const EIGHTHS = 8;

function readBorder(element: Element | undefined): Border | undefined {
  if (!element) return undefined;
  const style = attributeOf(element, 'w:val');
  const none = style === undefined || style === 'none' || style === 'nil';
  return {
    width: none ? 0 : Number(attributeOf(element, 'w:sz') ?? '4') / EIGHTHS,
    color: colourOf(attributeOf(element, 'w:color')) ?? '#000000',
  };
}

function readBorders(element: Element | undefined): CellBorders {
  const side = (name: string, other: string): Border | undefined =>
    readBorder(childOf(element, name) ?? childOf(element, other));
  return given<CellBorders>({
    top: readBorder(childOf(element, 'w:top')),
    bottom: readBorder(childOf(element, 'w:bottom')),
    left: side('w:left', 'w:start'),
    right: side('w:right', 'w:end'),
  });
}

function readPadding(margins: Element | undefined): Partial<Table['padding']> {
  const side = (...names: string[]): number | undefined =>
    names
      .map((name) => points(attributeOf(childOf(margins, name), 'w:w')))
      .find((value) => value !== undefined);
  return given({
    top: side('w:top'),
    bottom: side('w:bottom'),
    left: side('w:left', 'w:start'),
    right: side('w:right', 'w:end'),
  });
}

function readCell(cell: Element, readBlocks: (container: Element) => Block[]): Cell {
  const properties = childOf(cell, 'w:tcPr');
  const merge = childOf(properties, 'w:vMerge');
  const background = colourOf(attributeOf(childOf(properties, 'w:shd'), 'w:fill'));
  return {
    span: Number(valueOf(properties, 'w:gridSpan') ?? '1'),
    continued: merge !== undefined && attributeOf(merge, 'w:val') !== 'restart',
    blocks: readBlocks(cell),
    ...(background !== undefined && { background }),
    middle: valueOf(properties, 'w:vAlign') === 'center',
    borders: readBorders(childOf(properties, 'w:tcBorders')),
  };
}

export function readTable(
  element: Element,
  readBlocks: (container: Element) => Block[],
  report: (name: string) => void,
): Table {
  const properties = childOf(element, 'w:tblPr');
  const grid = childOf(element, 'w:tblGrid');
  const rows: Element[] = [];
  for (const child of childrenOf(element)) {
    if (child.nodeName === 'w:tr') rows.push(child);
    else if (child.nodeName !== 'w:tblPr' && child.nodeName !== 'w:tblGrid') report(child.nodeName);
  }
  const borderElement = childOf(properties, 'w:tblBorders');
  const rowProperties = rows.map((row) => childOf(row, 'w:trPr'));
  const firstBody = rowProperties.findIndex((row) => switchOf(row, 'w:tblHeader') !== true);
  const firstCell = rows[0] && childOf(rows[0], 'w:tc');
  const insideH = readBorder(childOf(borderElement, 'w:insideH'));
  const insideV = readBorder(childOf(borderElement, 'w:insideV'));
  const alignment = valueOf(properties, 'w:jc');
  return {
    kind: 'table',
    columns: grid ? childrenOf(grid).map((column) => points(attributeOf(column, 'w:w')) ?? 0) : [],
    indent: points(attributeOf(childOf(properties, 'w:tblInd'), 'w:w')) ?? 0,
    alignment: alignment === 'center' || alignment === 'right' ? alignment : 'left',
    headerRows: firstBody < 0 ? rows.length : firstBody,
    keepRows: rowProperties.some((row) => switchOf(row, 'w:cantSplit') === true),
    rows: rows.map((row) => {
      const cells: Cell[] = [];
      for (const child of childrenOf(row)) {
        if (child.nodeName === 'w:tc') cells.push(readCell(child, readBlocks));
        else if (child.nodeName !== 'w:trPr' && child.nodeName !== 'w:tblPrEx') report(child.nodeName);
      }
      return cells;
    }),
    // Heights that are exact in Word are treated as minimum heights, so that no content is clipped.
    heights: rowProperties.map((row) => points(attributeOf(childOf(row, 'w:trHeight'), 'w:val')) ?? 0),
    borders: {
      ...readBorders(borderElement),
      ...(insideH && { insideH }),
      ...(insideV && { insideV }),
    },
    padding: {
      ...USUAL_PADDING,
      ...readPadding(childOf(properties, 'w:tblCellMar')),
      ...readPadding(childOf(childOf(firstCell, 'w:tcPr'), 'w:tcMar')),
    },
  };
}
