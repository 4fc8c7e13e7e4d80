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

export const ORDERED: Readonly<Record<string, readonly string[]>> = {
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
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
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
export const FIRST: Readonly<Record<string, string>> = { 'w:pPr': 'w:p', 'w:rPr': 'w:r', 'w:tcPr': 'w:tc' };

const MATHEMATICS = m('r f sSub sSup sSubSup rad d nary');
const RUNS = [...w('r hyperlink bookmarkStart bookmarkEnd proofErr fldSimple'), 'm:oMath'];
const BLOCKS = ['w:p', 'w:tbl', 'w:bookmarkStart', 'w:bookmarkEnd'];

/** Children that an element may contain, in any order. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
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
