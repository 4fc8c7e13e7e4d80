import { expect, it } from 'vitest';
import { readAddAnswer } from '@/api/contract/answer-form';

const read = (body: unknown, status = 200) => readAddAnswer(body, { status });

it.each<[string, unknown, string]>([
  ['an empty body', '', ''],
  ['spaces', ' \n', ''],
  ['an empty JSON text', '""', ''],
  ['null', 'null', ''],
  ['the record', '{"id": 7, "grade": "C32/40"}', ''],
  ['the id of the record', '7', ''],
  ['a text', 'C32/40 exists', 'C32/40 exists'],
  ['a JSON text', '"C32/40 exists"', 'C32/40 exists'],
  ['a message', '{"message": "C32/40 exists"}', 'C32/40 exists'],
  ['no body at all', undefined, ''],
])('the parser accepts %s as the response to adding a concrete grade', (_, body, value) => {
  expect(read(body)).toEqual({ ok: true, value });
});

it.each<[string, unknown, number]>([
  ['a truncated JSON object', '{"message": ', 200],
  ['a list', '[]', 200],
  ['false', 'false', 200],
  ['status 202 (accepted)', '', 202],
])('the addition of a concrete grade is not confirmed if the response is %s', (_, body, status) => {
  expect(read(body, status).ok).toBe(false);
});
