import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addRecord, readRecords } from './records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parlour-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a line that a full disk cut off counts for nothing, and the next one stands', () => {
  const file = path.join(folder, 'points.jsonl')
  expect(readRecords(file)).toEqual([])
  addRecord(file, { name: 'one' })
  appendFileSync(file, '{"name":"tw')
  expect(readRecords(file)).toEqual([{ name: 'one' }])
  addRecord(file, { name: 'three' })
  expect(readRecords(file)).toEqual([{ name: 'one' }, { name: 'three' }])
})
