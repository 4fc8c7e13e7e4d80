import { expect, it } from 'vitest';
import { errorIn, messageOf } from '@/api/contract/error-body';
import { readAddAnswer } from '@/api/contract/response-forms';

it.each<[unknown, string]>([
  [{ error_description: 'description', message: 'message' }, 'description'],
  [{ error_description: null, message: 'message' }, 'message'],
  [{ error_description: '  ', message: ' padded ' }, 'padded'],
  [{ error_description: { nested: 1 }, message: 'message' }, 'message'],
  [{ error_description: 'description', message: ['a', 'b'] }, 'description'],
  ['{"message": "as text"}', 'as text'],
  [{ message: 404 }, '404'],
  [{ message: ['a list'] }, ''],
  [{}, ''],
  [{ error_description: 42, message: 'message' }, 'message'],
  [{ error_description: 42, message: '' }, '42'],
  [{ error: 'Bad Request' }, 'Bad Request'],
  [{ error: { message: 'inner' } }, 'inner'],
  [{ code: 500, msg: 'as msg' }, 'as msg'],
  [{ error: 'invalid_grant', error_description: 'description' }, 'description'],
  ['<html>Bad gateway</html>', ''],
  [['message'], ''],
  [null, ''],
])('the error text parser reads the error text in %j as %j', (body, words) =>
  expect(messageOf(body)).toBe(words),
);

it.each<[unknown, number, string]>([
  [{ code: 500, message: 'The database is locked' }, 500, 'The database is locked'],
  [{ code: '500', message: 'The database is locked', data: null }, 500, 'The database is locked'],
  [{ code: 401, message: 'token expired' }, 401, 'token expired'],
  [{ code: 1, message: 'no such anchor' }, 200, 'no such anchor'],
  [{ code: 'E-17', error_description: 'no such anchor' }, 200, 'no such anchor'],
  [{ code: -1, message: null }, 200, ''],
  [{ error_description: 'no such anchor' }, 200, 'no such anchor'],
  ['{"code": 500, "message": "as text"}', 500, 'as text'],
  [{ code: 500, msg: 'locked' }, 500, 'locked'],
  [{ code: 500, data: null }, 500, ''],
  [{ success: false, message: 'locked' }, 200, 'locked'],
  [{ success: 'false', msg: 'locked' }, 200, 'locked'],
  [{ code: 200, success: false, msg: 'locked' }, 200, 'locked'],
  [{ error: 'locked' }, 200, 'locked'],
  [{ error: { code: 17, message: 'locked' } }, 200, 'locked'],
  [{ error: true, message: 'locked' }, 200, 'locked'],
  [{ status: 500, error: 'Internal Server Error', message: 'locked', path: '/x' }, 500, 'locked'],
  [{ status: 'fail', message: 'locked' }, 200, 'locked'],
])('a response with status 200 and the body %j counts as a failure with status %d', (body, status, message) =>
  expect(errorIn(body)).toEqual({ status, message }),
);

it.each<[unknown]>([
  [{ code: 200, message: 'success' }],
  [{ code: '0', message: '' }],
  [{ code: 'SUCCESS', message: 'saved' }],
  [{ message: 'saved' }],
  [{ error_description: '', message: 'saved' }],
  // Neither a record nor a calculation response with the standard as `code` is a failure.
  [{ id: 7, name: 'Wedge bolt M12' }],
  [{ code: 'EN1992-4', reaction: [] }],
  [{ code: null, message: 'saved' }],
  [{ code: 0, msg: 'ok', error: null, data: {} }],
  [{ success: true, message: 'saved' }],
  [{ status: 200, message: 'saved', error: '' }],
  [[{ code: 500, message: 'in a list' }]],
  ['C25/30 exists'],
  [''],
  [null],
  [7],
])('a response with status 200 and the body %j does not count as a failure', (body) =>
  expect(errorIn(body)).toBeNull(),
);

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
])('the parser accepts %s as the response to adding a concrete grade', (_, body, value) =>
  expect(readAddAnswer(body, { status: 200 })).toEqual({ ok: true, value }),
);

it.each<[string, unknown, number]>([
  ['a truncated JSON object', '{"message": ', 200],
  ['a list', '[]', 200],
  ['false', 'false', 200],
  ['status 202 (accepted)', '', 202],
])('the addition of a concrete grade is not confirmed if the response is %s', (_, body, status) =>
  expect(readAddAnswer(body, { status }).ok).toBe(false),
);
