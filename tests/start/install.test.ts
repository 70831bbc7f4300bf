import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scripts = path.resolve(import.meta.dirname, '../../scripts')
let root = ''

/** Stands in for npm: writes down that it ran and puts a Node in place, slowly. */
const npm = `
const fs = require('node:fs')
if (process.env.BREAK) { console.error(process.env.BREAK); process.exit(1) }
fs.appendFileSync('runs', process.env.npm_lifecycle_event ?? 'clean;')
setTimeout(() => {
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.rmSync('node_modules/.bin/node', { force: true })
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node')
}, 300)
`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-install-'))
  mkdirSync(path.join(root, 'scripts'))
  for (const name of ['install.mjs', 'install'])
    cpSync(path.join(scripts, name), path.join(root, 'scripts', name), { recursive: true })
  writeFileSync(path.join(root, 'npm-cli.js'), npm)
  writeLockfile('1.0.0')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function writeLockfile(version: string): void {
  const packages = { 'node_modules/tool': { version, integrity: 'sha512-x' } }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

async function install(extra: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/install.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      npm_execpath: path.join(root, 'npm-cli.js'),
      npm_lifecycle_event: 'start',
      ...extra,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve))
  return { code, output }
}

function countRuns(): number {
  return readFileSync(path.join(root, 'runs'), 'utf8').split(';').length - 1
}

test('installs once, and again only when the lockfile changes', async () => {
  expect(await install()).toMatchObject({ code: 0 })
  expect(await install()).toEqual({ code: 0, output: '' })
  expect(countRuns()).toBe(1)
  writeLockfile('2.0.0')
  await install()
  expect(countRuns()).toBe(2)
})

test('npm does not inherit what the outer npm run set', async () => {
  await install()
  expect(readFileSync(path.join(root, 'runs'), 'utf8')).toBe('clean;')
})

test('two at once install once: the second waits', async () => {
  const both = await Promise.all([install(), install()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(countRuns()).toBe(1)
})

test('an install by hand that matches the lockfile is accepted', async () => {
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true })
  writeFileSync(path.join(root, 'node_modules/.bin/node'), '')
  cpSync(path.join(root, 'package-lock.json'), path.join(root, 'node_modules/.package-lock.json'))
  expect(await install({ BREAK: 'npm must not run' })).toEqual({ code: 0, output: '' })
})

test('a turn left behind by a killed install is taken over', async () => {
  mkdirSync(path.join(root, '.data'))
  writeFileSync(path.join(root, '.data/install.pid'), '999999999')
  expect(await install()).toMatchObject({ code: 0 })
})

test('a registry out of reach is said in plain words', async () => {
  const { code, output } = await install({ BREAK: 'npm error code ENOTFOUND' })
  expect(code).toBe(1)
  expect(output).toContain('The package registry cannot be reached')
  expect(output).toContain('ENOTFOUND')
})
