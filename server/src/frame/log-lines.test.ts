import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openLogLines } from './log-lines.ts'

function openFile(file: string): number {
  const fd = openSync(file, 'a')
  onTestFinished(() => closeSync(fd))
  return fd
}

test('every line is there when the call returns, however long', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'log')
  const log = pino({ level: 'info' }, openLogLines(openFile(file)))
  log.info({ said: 'ฮ'.repeat(500_000) })
  log.info('the end')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { said: 'ฮ'.repeat(500_000) },
    { msg: 'the end' },
  ])
})

test('lines that cannot be written end nothing', () => {
  const readOnly = openSync(import.meta.filename, 'r')
  onTestFinished(() => closeSync(readOnly))
  const log = pino({ level: 'info' }, openLogLines(readOnly))
  for (let line = 0; line < 3; line++) expect(() => log.info({ line }, 'lost')).not.toThrow()
})
