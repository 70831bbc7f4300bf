import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { none, readPlaywrightReport, readVitestReport, settle } from './counts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-counts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(contents: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

test('a test file that could not be loaded counts as a failure', () => {
  const file = report({
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{}] },
    ],
  })
  expect(readVitestReport(file)).toMatchObject({ passed: 4, failed: 2, skipped: 2 })
  expect(readVitestReport(file).failures).toHaveLength(1)
})

test('browser tests are counted from their report', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })
  expect(readPlaywrightReport(file)).toMatchObject({ passed: 6, failed: 1, skipped: 3 })
})

test('a run without a report, without tests or with a bad end has failed', () => {
  const missing = readVitestReport(path.join(folder, 'none.json'))
  expect(settle(missing, true).failed).toBe(1)
  expect(settle({ ...none, passed: 3 }, false).failed).toBe(1)
  expect(settle({ ...none, passed: 3 }, true).failed).toBe(0)
})
