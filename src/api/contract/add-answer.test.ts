import { expect, it } from 'vitest';
import { readAddAnswer } from './add-answer';

it.each<[string, unknown, string]>([
  ['nothing', '', ''],
  ['spaces', ' \n', ''],
  ['an empty JSON text', '""', ''],
  ['null', 'null', ''],
  ['the record', '{"id": 7, "grade": "C32/40"}', ''],
  ['the id of the record', '7', ''],
  ['a text', 'C32/40 exists', 'C32/40 exists'],
  ['a JSON text', '"C32/40 exists"', 'C32/40 exists'],
  ['a message', '{"message": "C32/40 exists"}', 'C32/40 exists'],
  ['half a JSON object', '{"message": ', '{"message":'],
  ['no body at all', undefined, ''],
])('an add answered with %s is told as %j', (_, body, value) => {
  expect(readAddAnswer(body)).toEqual({ ok: true, value });
});
