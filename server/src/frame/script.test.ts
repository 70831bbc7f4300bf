import { expect, test } from 'vitest'
import { splitScript } from './script.ts'

test('each statement stands alone, its comment with it', () => {
  expect(splitScript('-- why; because\ncreate table a ();\n\ndrop table b;\n-- the end\n')).toEqual(
    ['-- why; because\ncreate table a ()', 'drop table b'],
  )
})

test.each([
  ["insert into a values ('it''s; here', 2)"],
  ['alter table "odd;name" add b int'],
  ['create function f() returns int language sql as $$ select 1; select 2; $$'],
  ["do $body$ begin perform 'a;$$;b'; end $body$"],
  ['select /* one; two */ 3'],
])('a semicolon within ends nothing: %s', (statement) => {
  expect(splitScript(`${statement}; select 1;`)).toEqual([statement, 'select 1'])
})
