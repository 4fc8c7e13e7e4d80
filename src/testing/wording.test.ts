/** Tests that the translations contain the wording that the specification requires, word for word. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from '@/testing/architecture/source-files';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const catalogue = (language: string) =>
  new Map(
    filesIn([`locales/${language}`], /\.json$/).map((path) => [
      basename(path, '.json'),
      JSON.parse(textOf(path)) as Record<string, unknown>,
    ]),
  );

const [en, cn] = ['en', 'cn'].map(catalogue);

const WORDS = {
  en: `Password Is Required|6 Digits Minimum|20 Digits Maximum|Check Password Is Required
Two Passwords Are Inconsistent|Username Is Required|Name Is Required|Phone Number Is Required
Company Is Required|Address Is Required|Position Is Required|email Is Required|Role Key Is Required
Role Name Is Required|Permission Key Is Required|Permission Name Is Required
Only jpg/png pictures can be uploaded|Upload file size cannot exceed 1MB|Please upload an image
Modified Successfully|Added Successfully|Deleted Successfully|Generate report|Modify|Calculate|Stress
Account expired, please contact the administrator|Calculation completed|No result`,
  cn: '锚栓名称不能为空|请上传锚栓图片|删除成功|停用成功|恢复成功|角色删除成功|权限删除成功',
};

const KEYS: Readonly<Record<string, readonly string[]>> = {
  result: ['sucess', 'error1', 'error2'],
  error:
    `expired extend beyond empty single foundation load distance lGreater wGreater tGreater sGreater mGreater
hGreater`.split(/\s/),
};

describe.each([
  ['en', en, WORDS.en],
  ['cn', cn, WORDS.cn],
] as const)('translations in %s', (language, texts, words) => {
  it(`the translations in "${language}" contain the wording required by the specification`, () => {
    const known = new Set([...texts.values()].flatMap(textsIn).map((text) => text.replace(/[.。]$/, '')));
    expect(words.split(/[|\n]/).filter((word) => !known.has(word))).toEqual([]);
  });

  it.each(Object.entries(KEYS))(
    `the namespace "%s" in "${language}" contains all keys listed in this test`,
    (name, keys) => {
      expect(keys.filter((key) => typeof texts.get(name)?.[key] !== 'string')).toEqual([]);
    },
  );
});
