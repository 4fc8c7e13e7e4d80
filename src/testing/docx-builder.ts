/** Builds small Word documents for tests of the PDF conversion. */
import PizZip from 'pizzip';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const SPACES = [
  W,
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');

const STYLES = `<w:styles ${W}>
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:color w:val="112233"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/><w:pPr><w:keepNext/><w:spacing w:before="240"/></w:pPr>
    <w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
</w:styles>`;

/** Image of one white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

const field = (name: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> ${name} </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>9</w:t><w:fldChar w:fldCharType="end"/></w:r>`;

interface Around {
  head?: string;
  /** @default "page x of y" */
  foot?: string;
  margins?: string;
  /** PNG files by their relation. */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

/** Returns a Word document with this body, page header and footer. */
export function docx(
  body: string,
  {
    head = '',
    foot = `<w:p>${field('PAGE')}${field('NUMPAGES')}</w:p>`,
    margins = '',
    pictures = { p1: Buffer.from(PNG, 'base64') },
  }: Around = {},
): ArrayBuffer {
  const zip = new PizZip();
  const format = `<w:sectPr><w:headerReference r:id="head"/><w:footerReference r:id="foot"/><w:pgSz w:w="11906" w:h="16838"/>${margins}</w:sectPr>`;
  const files = [
    ['head', 'header1.xml'],
    ['foot', 'footer1.xml'],
    ...Object.keys(pictures).map((id) => [id, `media/${id}.png`]),
  ].map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`);
  for (const part of ['document', 'header1'])
    zip.file(`word/_rels/${part}.xml.rels`, `<Relationships>${files.join('')}</Relationships>`);
  zip.file('word/styles.xml', STYLES);
  zip.file('word/document.xml', `<w:document ${SPACES}><w:body>${body}${format}</w:body></w:document>`);
  zip.file('word/header1.xml', `<w:hdr ${SPACES}>${head}</w:hdr>`);
  zip.file('word/footer1.xml', `<w:ftr ${SPACES}>${foot}</w:ftr>`);
  for (const [id, picture] of Object.entries(pictures)) zip.file(`word/media/${id}.png`, picture);
  return zip.generate({ type: 'arraybuffer' });
}

/** Returns the XML of a paragraph; `properties` is the XML of the paragraph's properties. */
export const text = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${content}</w:t></w:r></w:p>`;

/** Returns the XML of an image 20 mm wide. */
export const picture = (alt: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="720000" cy="360000"/><wp:docPr id="1" name="p" descr="${alt}"/><a:blip r:embed="p1"/></wp:inline></w:drawing></w:r></w:p>`;

/** Returns the XML of a table cell; `properties` is the XML of its paragraph's properties. */
export const cell = (content: string, properties = '', own = ''): string =>
  `<w:tc><w:tcPr>${own}</w:tcPr>${text(content, properties)}</w:tc>`;

export const row = (cells: string, properties = ''): string =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;

/** Returns the XML of a table with two columns. */
export const table = (rows: string): string =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows}</w:tbl>`;
