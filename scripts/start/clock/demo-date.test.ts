import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StopReason } from '../../stop-reason.ts'
import { keepShift, readDemoDate, shiftTo } from './demo-date.ts'

const day = '2026-12-28'
const dayMs = 86_400_000

test('a date is read in both ways of writing it, and has a folder of its own', () => {
  const wanted = { day, dataDir: path.join('.data', `on-${day}`) }
  expect(readDemoDate(['--date', day], {})).toEqual(wanted)
  expect(readDemoDate([`--date=${day}`], {})).toEqual(wanted)
  expect(readDemoDate([], {})).toBeNull()
})

test.each([
  ['no day', ['--date'], {}],
  ['no such day', ['--date', '2026-02-31x'], {}],
  ['a month that does not exist', ['--date', '2026-13-01'], {}],
  ['a database of its own', ['--date', day], { DATABASE_URL: 'postgres:///x' }],
  ['production', ['--date', day], { PARLOUR_MODE: 'production' }],
  ['production as Node calls it', ['--date', day], { NODE_ENV: 'production' }],
])('%s is refused', (_what, words, env) => {
  expect(() => readDemoDate(words, env)).toThrow(StopReason)
})

test.each([
  ['in the morning', '2026-12-27T03:00:00Z', 1],
  ['on the day itself', '2026-12-28T03:00:00Z', 0],
  ['late, when Bangkok has the next day already', '2026-12-27T18:00:00Z', 0],
  ['back in time', '2027-01-02T03:00:00Z', -5],
])('the clock is moved by whole days: %s', (_what, now, days) => {
  expect(shiftTo(day, Date.parse(now))).toBe(days * dayMs)
})

test('time goes on from the first start', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-date-'))
  const first = keepShift({ day, dataDir }, Date.parse('2026-12-20T03:00:00Z'))
  expect(first).toBe(8 * dayMs)
  expect(keepShift({ day, dataDir }, Date.parse('2026-12-22T03:00:00Z'))).toBe(first)
  rmSync(dataDir, { recursive: true })
})

test('a room on another day says so in its answers too: pages set their clocks by them', () => {
  const program = `import http from 'node:http'
    const server = http.createServer((_, response) => response.end()).listen(0, async () => {
      const { headers } = await fetch('http://127.0.0.1:' + server.address().port)
      process.stdout.write(String(Date.parse(headers.get('date')) - Date.now()))
      server.close()
    })`
  const words = ['--import', path.join(import.meta.dirname, 'moved-date.ts')]
  const env = { ...process.env, DEMO_CLOCK_SHIFT_MS: String(30 * dayMs) }
  const told = execFileSync(process.execPath, [...words, '--input-type=module', '-e', program], {
    env,
    encoding: 'utf8',
  })
  expect(Math.abs(Number(told))).toBeLessThan(60_000)
})
