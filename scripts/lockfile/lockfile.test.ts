import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeLockfile } from './complete.ts'
import type { Lockfile } from './lockfile.ts'
import { listLockfileProblems } from './problems.ts'

let root = ''
const integrity = 'sha512-x'

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-lock-'))
  writeFileSync(path.join(root, 'package.json'), '{"dependencies":{"tool":"1.0.0"}}')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A tool with builds for several machines, of which npm wrote down only some. */
function lockfile(builds: string[], present: string[]): Lockfile {
  const optionalDependencies = Object.fromEntries(builds.map((name) => [name, '1.0.0']))
  const entries = present.map((name) => [`node_modules/${name}`, { version: '1.0.0', integrity }])
  return {
    packages: {
      '': { dependencies: { tool: '1.0.0' } },
      'node_modules/tool': { version: '1.0.0', integrity, optionalDependencies },
      ...Object.fromEntries(entries),
    },
  }
}

const supported = ['@tool/linux-arm64-gnu', '@tool/linux-x64-gnu']

test('builds for other machines are added, and then nothing is wrong', () => {
  const lock = lockfile([...supported, '@tool/darwin-arm64', '@tool/linux-x64-musl'], supported)
  expect(completeLockfile(lock)).toEqual(['@tool/darwin-arm64', '@tool/linux-x64-musl'])
  expect(lock.packages['node_modules/@tool/linux-x64-musl']).toMatchObject({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
    optional: true,
  })
  expect(listLockfileProblems(lock, root)).toEqual([])
})

test('a build for a machine we support is never made up', () => {
  const lock = lockfile(supported, ['@tool/linux-arm64-gnu'])
  expect(completeLockfile(lock)).toEqual([])
  expect(listLockfileProblems(lock, root)).toEqual([
    '@tool/linux-x64-gnu 1.0.0 of node_modules/tool is missing (needed)',
  ])
})

test('addresses, missing integrity and forgotten changes are problems', () => {
  const lock = lockfile([], [])
  lock.packages['node_modules/tool'] = { version: '1.0.0', resolved: 'https://host.test/tool.tgz' }
  lock.packages[''] = { dependencies: { tool: '2.0.0' } }
  expect(listLockfileProblems(lock, root)).toEqual([
    'the root: tool differs from package.json',
    'node_modules/tool names an address: https://host.test/tool.tgz',
    'node_modules/tool has no integrity',
  ])
})
