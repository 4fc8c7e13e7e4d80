/** Builds small Word documents for tests of the PDF conversion. */
import PizZip from 'pizzip';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const WP = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

const STYLES = `<w:styles ${W}>
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:color w:val="112233"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/><w:pPr><w:keepNext/><w:spacing w:before="240"/></w:pPr>
    <w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
</w:styles>`;

/** Image of one white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

/** Returns a Word document with this body and a footer "page x of y". */
export function docx(body: string): ArrayBuffer {
  const zip = new PizZip();
  zip.file('word/styles.xml', STYLES);
  zip.file(
    'word/document.xml',
    `<w:document ${W} ${R} ${WP} ${A}><w:body>${body}<w:sectPr><w:footerReference r:id="f1"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  );
  zip.file(
    'word/_rels/document.xml.rels',
    '<Relationships><Relationship Id="f1" Target="footer1.xml"/><Relationship Id="p1" Target="media/p1.png"/></Relationships>',
  );
  zip.file('word/media/p1.png', PNG, { base64: true });
  const field = (name: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> ${name} </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>9</w:t><w:fldChar w:fldCharType="end"/></w:r>`;
  zip.file('word/footer1.xml', `<w:ftr ${W}><w:p>${field('PAGE')}${field('NUMPAGES')}</w:p></w:ftr>`);
  return zip.generate({ type: 'arraybuffer' });
}

/** Returns the XML of a paragraph; `properties` is the XML of the paragraph's properties. */
export const text = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${content}</w:t></w:r></w:p>`;

/** Returns the XML of an image 20 mm wide. */
export const picture = (alt: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="720000" cy="360000"/><wp:docPr id="1" name="p" descr="${alt}"/><a:blip r:embed="p1"/></wp:inline></w:drawing></w:r></w:p>`;
