import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { readableLine } from './voice.ts'

const read = (line: string) => stripVTControlCharacters(readableLine(line) ?? '(nothing)')

test('the terminal shows warnings and errors as text, with their cause', () => {
  expect(read('{"level":40,"msg":"slow"}')).toBe('warning slow')
  expect(read('{"level":50,"msg":"lost","err":{"message":"no route"}}')).toBe(
    'error lost: no route',
  )
})

test('ordinary log lines and empty ones stay in the file', () => {
  expect(read('{"level":30,"msg":"request completed"}')).toBe('(nothing)')
  expect(read('   ')).toBe('(nothing)')
})

test('what is not a log line is shown as it is', () => {
  expect(read('SyntaxError: Unexpected token')).toBe('SyntaxError: Unexpected token')
  expect(read('{ half an object')).toBe('{ half an object')
})
