import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StopReason } from '../stop-reason.ts'
import { describeFailure } from './failures.ts'
import { makeFolder } from './folder.ts'

const told: [code: string, words: string][] = [
  ['EACCES', 'this user may not use it'],
  ['EPERM', 'this user may not use it'],
  ['EROFS', 'it is read-only'],
  ['ENOENT', 'the system makes nothing there'],
  ['ENOTDIR', 'a part of the path is not a folder'],
  ['EISDIR', 'it is a folder'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'is used up'],
]

test.each(told)('%s is one sentence with the file and the way out', (code, words) => {
  const failure = Object.assign(new Error('x'), { code, path: '/house/file', syscall: 'open' })
  const text = describeFailure(failure)
  expect(text).toContain(`/house/file cannot be used (${code}), `)
  expect(text).toContain(words)
  expect(text).toContain('set DATA_DIR to another folder')
  expect(text).not.toContain('\n')
})

test('a reason is told as it is, and a fault of the program keeps its stack', () => {
  expect(describeFailure(new StopReason('no'))).toBe('no')
  expect(describeFailure(new TypeError('x is undefined'))).toContain('failures.test.ts')
  const missing = Object.assign(new Error('x'), { code: 'ENOENT', path: 'sh', syscall: 'spawn sh' })
  expect(describeFailure(missing)).toContain('failures.test.ts')
})

test('a folder that cannot be made is told at once, also where Node would try for ever', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-folder-'))
  writeFileSync(path.join(folder, 'file'), '')
  expect(() => makeFolder(path.join(folder, 'file/below'))).toThrow('ENOTDIR')
  if (process.platform === 'linux') expect(() => makeFolder('/proc/nope/below')).toThrow('ENOENT')
  makeFolder(path.join(folder, 'one/two'))
  makeFolder(path.join(folder, 'one/two'))
  rmSync(folder, { recursive: true })
})
