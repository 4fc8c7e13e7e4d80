import { describe, expect, it } from 'vitest';
import { readXml } from '@/testing/xml-reader';

describe('reading XML', () => {
  it('readXml returns the element tree with decoded text', () => {
    const text =
      '<?xml version="1.0"?>\n<w:p a="1 &amp; 2"><w:t xml:space="preserve"> a &lt;&#x4e2d;&#20013;</w:t><w:br/></w:p>\n';
    expect(readXml(text, 'x')).toEqual({
      name: 'w:p',
      attributes: ' a="1 &amp; 2"',
      children: [
        { name: 'w:t', attributes: ' xml:space="preserve"', children: [' a <中中'] },
        { name: 'w:br', attributes: '', children: [] },
      ],
    });
  });

  it.each([
    ['an unclosed tag', '<a><b></a>'],
    ['an extra closing tag', '<a></a></b>'],
    ['a missing closing tag', '<a>'],
    ['two roots', '<a/><b/>'],
    ['an empty string', ''],
    ['an unescaped ampersand', '<a>1 & 2</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['an angle bracket in a text', '<a>1 < 2</a>'],
    ['an angle bracket in an attribute', '<a b="<"/>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['a control character', '<a>\u0002</a>'],
  ])('readXml refuses %s', (_, text) => {
    expect(() => readXml(text, 'x')).toThrow('x: ');
  });
});
