import { expect, test } from 'vitest'
import { z } from 'zod'
import { readJsonText, writeJsonText } from './json-text.ts'
import { jsonText } from './schemas.ts'

test('a list survives the way through text', () => {
  const list = [{ id: 105, status: 1 }]
  expect(readJsonText(writeJsonText(list))).toEqual(list)
})

test('the schema says what is inside the text', () => {
  const schema = jsonText(z.array(z.object({ id: z.int() })), 100)
  expect(z.toJSONSchema(schema)).toMatchObject({
    type: 'string',
    maxLength: 100,
    contentMediaType: 'application/json',
    contentSchema: { type: 'array', items: { required: ['id'] } },
  })
})
