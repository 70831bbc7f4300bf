import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPaths, loadTree } from './load.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tidy-'))
  write('.gitignore', 'node_modules/\n.data/\n')
  write('.ci/run', 'npm test')
  write('server/src/db.ts', 'let a')
  write('node_modules/pg/index.js', 'let b')
  write('.data/base/1', 'x')
})

afterEach(() => rmSync(root, { recursive: true }))

test('with git: what is tracked or would be', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(listPaths(root)).toEqual(['.ci/run', '.gitignore', 'server/src/db.ts'])
})

test('without git: the same by walking', () => {
  expect(listPaths(root)).toEqual(['.ci/run', '.gitignore', 'server/src/db.ts'])
})

test('what is no text is left out', () => {
  write('art/built/koi.webp', 'RIFF')
  write('art/built/strange', 'a\0b')
  expect([...loadTree(root).paths]).toEqual(['.ci/run', '.gitignore', 'server/src/db.ts'])
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
