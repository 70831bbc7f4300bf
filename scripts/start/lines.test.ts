import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appendLines } from './lines.ts'

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'parlour-lines-')), 'room.log')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }))

test('on a full disk lines are dropped, and once there is room the loss is said', async () => {
  const said: string[] = []
  symlinkSync('/dev/full', file)
  const write = appendLines(file, (line) => said.push(line), 0)
  write('one')
  await vi.waitFor(() => expect(said).toHaveLength(1), 30_000)
  write('two')
  write('three')
  rmSync(file)
  await vi.waitFor(() => {
    write('later')
    expect(said).toHaveLength(2)
  }, 30_000)
  expect(said[0]).toBe(`${file} cannot be written (ENOSPC): its lines are dropped for now`)
  expect(said[1]).toMatch(/can be written again, \d+ lines were dropped$/)
  await vi.waitFor(
    () => expect(readFileSync(file, 'utf8')).toMatch(/lines were dropped here\)\n/),
    30_000,
  )
  expect(readFileSync(file, 'utf8')).toContain('later\n')
  expect(readFileSync(file, 'utf8')).not.toContain('one\n')
})
