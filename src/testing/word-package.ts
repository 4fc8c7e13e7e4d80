/**
 * Validates Word files: files in the package, content types, relationships, element order according to the
 * schema, and unique ids. Word opens a valid file without repairing it.
 */
import { posix } from 'node:path';
import PizZip from 'pizzip';
import { childrenOf, parseXml, type Element } from '@/report/pdf/xml';

/**
 * Order of child elements according to the ECMA-376 schema (transitional), for the elements used in the
 * report and its templates. A name that is not listed is not allowed.
 */

const list = (prefix: string, names: string): string[] => names.split(' ').map((name) => `${prefix}:${name}`);
const w = (names: string) => list('w', names);
const m = (names: string) => list('m', names);

const PARAGRAPH_PROPERTIES =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange';
const RUN_PROPERTIES =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath';

const ORDERED: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': w(PARAGRAPH_PROPERTIES),
  'w:rPr': w(RUN_PROPERTIES),
  'w:tbl': w('tblPr tblGrid tr'),
  'w:tr': w('tblPrEx trPr tc'),
  'w:tblPr': w(
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  ),
  'w:tblBorders': w('top left start bottom right end insideH insideV'),
  'w:tcPr': w(
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  ),
  'w:tcMar': w('top left start bottom right end'),
  'w:tcBorders': w('top left start bottom right end insideH insideV tl2br tr2bl'),
  'w:sectPr': w(
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  ),
  'w:style': w(
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  ),
  'w:styles': w('docDefaults latentStyles style'),
  'w:docDefaults': w('rPrDefault pPrDefault'),
  'w:settings': [
    ...w(
      'writeProtection view zoom displayBackgroundShape mirrorMargins embedTrueTypeFonts updateFields defaultTabStop evenAndOddHeaders characterSpacingControl footnotePr endnotePr compat docVars rsids',
    ),
    'm:mathPr',
    ...w('themeFontLang clrSchemeMapping decimalSymbol listSeparator'),
  ],
  'm:mathPr': m(
    'mathFont brkBin brkBinSub smallFrac dispDef lMargin rMargin defJc wrapIndent intLim naryLim',
  ),
  'm:r': [...m('rPr'), 'w:rPr', ...m('t')],
  'm:rPr': m('lit nor scr sty brk aln'),
  'm:f': m('fPr num den'),
  'm:sSub': m('sSubPr e sub'),
  'm:sSup': m('sSupPr e sup'),
  'm:sSubSup': m('sSubSupPr e sub sup'),
  'm:rad': m('radPr deg e'),
  'm:radPr': m('degHide ctrlPr'),
  'm:d': m('dPr e'),
  'm:dPr': m('begChr sepChr endChr grow shp ctrlPr'),
  'm:nary': m('naryPr sub sup e'),
  'm:naryPr': m('chr limLoc grow subHide supHide ctrlPr'),
  'wp:inline': ['wp:extent', 'wp:effectExtent', 'wp:docPr', 'wp:cNvGraphicFramePr', 'a:graphic'],
  'pic:pic': ['pic:nvPicPr', 'pic:blipFill', 'pic:spPr'],
};

/** Children that an element must contain exactly once. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'w:tbl': w('tblPr tblGrid'),
  'm:f': m('num den'),
  'm:sSub': m('e sub'),
  'm:sSup': m('e sup'),
  'm:sSubSup': m('e sub sup'),
  'm:rad': m('deg e'),
  'm:nary': m('sub sup e'),
  'wp:inline': ['wp:extent', 'wp:docPr', 'a:graphic'],
};

/** Child that must come first in its parent if it is present. */
const FIRST: Readonly<Record<string, string>> = { 'w:pPr': 'w:p', 'w:rPr': 'w:r', 'w:tcPr': 'w:tc' };

const MATHEMATICS = m('r f sSub sSup sSubSup rad d nary');
const RUNS = [...w('r hyperlink bookmarkStart bookmarkEnd proofErr fldSimple'), 'm:oMath'];
const BLOCKS = ['w:p', 'w:tbl', 'w:bookmarkStart', 'w:bookmarkEnd'];

/** Children that an element may contain, in any order. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'w:body': [...BLOCKS, 'w:sectPr'],
  'w:hdr': BLOCKS,
  'w:ftr': BLOCKS,
  'w:tc': ['w:tcPr', ...BLOCKS],
  'w:p': ['w:pPr', ...RUNS],
  'w:hyperlink': RUNS,
  'w:r': w('rPr t tab br drawing fldChar instrText noBreakHyphen cr'),
  'w:trPr': w('cantSplit trHeight tblHeader jc'),
  'm:oMath': MATHEMATICS,
  ...Object.fromEntries(m('e num den sub sup deg').map((name) => [name, MATHEMATICS])),
};

const RELATIONS = /^(.*\/)?_rels\/([^/]*)\.rels$/;
const TYPES = '[Content_Types].xml';
const CONTENTS = /^word\/(document|header\d+|footer\d+|styles|settings)\.xml$/;
/** Maximum length of a bookmark name in Word. */
const LONGEST_NAME = 40;

/** Elements of an XML file with their children, in document order. */
type Part = Map<Element, readonly Element[]>;

const NO_PART: Part = new Map();

function readPart(text: string): Part {
  const root = parseXml(text);
  if (root === null) throw new Error('a part without an element');
  const part: Part = new Map();
  const add = (element: Element): void => {
    const children = childrenOf(element);
    part.set(element, children);
    children.forEach(add);
  };
  add(root);
  return part;
}

const all = (part: Part, name: string): Element[] =>
  [...part.keys()].filter(({ tagName }) => tagName === name);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns errors for elements that are in the wrong place, missing, or not allowed. */
function orderFaults([{ tagName: name }, elements]: [Element, readonly Element[]]): string[] {
  const children = elements.map(({ tagName }) => tagName);
  const ordered = ORDERED[name] as readonly string[] | undefined;
  const allowed = ALLOWED[name] as readonly string[] | undefined;
  const places = ordered === undefined ? [] : children.map((child) => ordered.indexOf(child));
  const faults = [
    ...(places.some((place, i) => i > 0 && place < places[i - 1])
      ? [`${name}: not in order: ${children.join(' ')}`]
      : []),
    ...children
      .filter((child) => !(ordered ?? allowed ?? children).includes(child))
      .map((child) => `${name}: has no ${child}`),
    ...(REQUIRED[name] ?? [])
      .filter((child) => children.filter((one) => one === child).length !== 1)
      .map((child) => `${name}: not one ${child}`),
    ...children
      .filter((child, index) => FIRST[child] === name && index > 0)
      .map((child) => `${name}: ${child} is not first`),
  ];
  if (name === 'w:tc' && children.at(-1) !== 'w:p') faults.push('w:tc: does not end with a paragraph');
  return faults;
}

const named = (elements: readonly Element[] | undefined, name: string): Element[] =>
  (elements ?? []).filter(({ tagName }) => tagName === name);

function spanOf(part: Part, cell: Element): number {
  const [properties] = named(part.get(cell), 'w:tcPr');
  return Number(named(part.get(properties), 'w:gridSpan')[0]?.getAttribute('w:val') ?? 1);
}

/** Returns errors for table rows that do not fill the columns of their table. */
function tableFaults(part: Part): string[] {
  return all(part, 'w:tbl').flatMap((table) => {
    const children = part.get(table);
    const columns = named(children, 'w:tblGrid').flatMap((grid) => part.get(grid) ?? []).length;
    return named(children, 'w:tr')
      .map((row) => named(part.get(row), 'w:tc'))
      .filter((cells) => cells.reduce((sum, cell) => sum + spanOf(part, cell), 0) !== columns)
      .map((cells) => `w:tr: ${cells.length} cells do not fill ${columns} columns`);
  });
}

/** Returns errors in bookmarks, in references to bookmarks, and in ids of images. */
function identityFaults(part: Part): string[] {
  const values = (name: string, attribute: string) =>
    all(part, name).map((element) => element.getAttribute(attribute) ?? '');
  const [starts, ends] = [values('w:bookmarkStart', 'w:id'), values('w:bookmarkEnd', 'w:id')];
  const names = values('w:bookmarkStart', 'w:name');
  const fields = all(part, 'w:instrText').flatMap(
    ({ textContent }) => /PAGEREF (\S+)/.exec(textContent ?? '')?.[1] ?? [],
  );
  const led = [...values('w:hyperlink', 'w:anchor'), ...fields];
  return [
    ...repeated(values('wp:docPr', 'id')).map((id) => `wp:docPr: ${id} twice`),
    ...repeated(starts).map((id) => `w:bookmarkStart: ${id} twice`),
    ...repeated(names).map((name) => `w:bookmarkStart: ${name} twice`),
    ...(starts.toSorted().join() === ends.toSorted().join() ? [] : ['w:bookmarkEnd: not one for each start']),
    ...names
      .filter(({ length }) => length > LONGEST_NAME)
      .map((name) => `w:bookmarkStart: ${name} is too long`),
    ...led.filter((name) => !names.includes(name)).map((name) => `nothing is called ${name}`),
  ];
}

/** Returns errors for styles that are used but missing. */
function styleFaults(part: Part, styles: Part): string[] {
  const known = new Set(all(styles, 'w:style').map((style) => style.getAttribute('w:styleId')));
  return ['w:pStyle', 'w:rStyle', 'w:tblStyle']
    .flatMap((name) => all(part, name))
    .map((element) => element.getAttribute('w:val') ?? '')
    .filter((name) => !known.has(name))
    .map((name) => `no style ${name}`);
}

/** Returns errors for missing content types, and for content types that refer to missing files. */
function typeFaults(types: Part, parts: readonly string[]): string[] {
  const endings = all(types, 'Default').map((one) => one.getAttribute('Extension')?.toLowerCase() ?? '');
  const own = all(types, 'Override').map((one) => one.getAttribute('PartName') ?? '');
  return [
    ...repeated([...endings, ...own]).map((name) => `${name}: two types`),
    ...parts
      .filter((path) => !own.includes(`/${path}`) && !endings.includes(path.split('.').at(-1)!.toLowerCase()))
      .map((path) => `${path}: no type`),
    ...own.filter((path) => !parts.includes(path.slice(1))).map((path) => `${path}: a type without a part`),
  ];
}

/**
 * Returns errors for relationships whose target is missing, and for relationships that are used but missing.
 */
function relationFaults(path: string, parts: ReadonlyMap<string, Part | null>): string[] {
  const [, folder = '', name] = RELATIONS.exec(path)!;
  const source = `${folder}${name}`;
  const relations = all(parts.get(path) ?? NO_PART, 'Relationship');
  const ids = relations.map((relation) => relation.getAttribute('Id') ?? '');
  const used = [...(parts.get(source) ?? NO_PART).keys()];
  return [
    ...(source === '' || parts.has(source) ? [] : [`${path}: of no part`]),
    ...repeated(ids).map((id) => `${path}: ${id} twice`),
    ...relations
      .filter((relation) => relation.getAttribute('TargetMode') !== 'External')
      .map((relation) => relation.getAttribute('Target') ?? '')
      .map((target) => (target.startsWith('/') ? target.slice(1) : posix.join(folder, target)))
      .filter((target) => !parts.has(target))
      .map((target) => `${path}: there is no ${target}`),
    ...used
      .flatMap((element) => ['r:id', 'r:embed', 'r:link'].map((attribute) => element.getAttribute(attribute)))
      .filter((id) => id !== null && id !== '' && !ids.includes(id))
      .map((id) => `${source}: no relation ${id}`),
  ];
}

/**
 * Returns the errors in a Word file as strings; an empty list for a file that Word opens without repairing
 * it.
 */
export function packageFaults(file: Uint8Array): string[] {
  const { files } = new PizZip(file);
  const paths = Object.keys(files);
  const names = paths.filter((path) => !files[path].dir && path !== TYPES);
  const isText = (path: string) => /\.(xml|rels)$/.test(path);
  const parts = new Map(names.map((path) => [path, isText(path) ? readPart(files[path].asText()) : null]));
  const styles = parts.get('word/styles.xml') ?? NO_PART;
  return [
    ...paths.filter((path) => files[path].dir || path.endsWith('/')).map((path) => `${path}: a folder`),
    ...typeFaults(readPart(files[TYPES].asText()), names),
    ...names.filter((path) => RELATIONS.test(path)).flatMap((path) => relationFaults(path, parts)),
    ...[...parts].flatMap(([path, part]) => {
      if (part === null || !CONTENTS.test(path)) return [];
      const found = [
        ...[...part].flatMap(orderFaults),
        ...tableFaults(part),
        ...identityFaults(part),
        ...styleFaults(part, styles),
      ];
      return [...new Set(found)].map((fault) => `${path}: ${fault}`);
    }),
  ];
}
