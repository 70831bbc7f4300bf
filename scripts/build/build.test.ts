import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyArt } from './art.ts'
import { compressFolder } from './compress.ts'
import { openDraft, putInPlace } from './draft.ts'
import { fingerprintInputs } from './stamp.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('text files get both compressed forms, small and packed ones none', async () => {
  const text = 'const answer = 42\n'.repeat(200)
  write('assets/app.js', text)
  write('assets/tiny.js', 'x')
  write('assets/picture.webp', text)
  expect(await compressFolder(folder)).toBe(1)
  const file = path.join(folder, 'assets/app.js')
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  expect(readdirSync(path.dirname(file))).toHaveLength(5)
})

test('the fingerprint changes with what is built from, and with nothing else', () => {
  write('web/src/main.tsx', 'one')
  const before = fingerprintInputs(folder)
  write('web/src/i18n/generated/texts.d.ts', 'written by the build')
  write('server/src/main.ts', 'another room')
  expect(fingerprintInputs(folder)).toBe(before)
  write('web/src/main.tsx', 'two')
  const after = fingerprintInputs(folder)
  expect(after).not.toBe(before)
  write('art/built/manifest.json', '{}')
  expect(fingerprintInputs(folder)).not.toBe(after)
})

test('pictures are copied without the manifest', () => {
  write('built/icons/one.webp', 'x')
  write('built/manifest.json', '{}')
  copyArt(path.join(folder, 'built'), path.join(folder, 'dist'))
  expect(readdirSync(path.join(folder, 'dist'))).toEqual(['icons'])
})

test('a new build takes the place of the old one, and drafts of killed builds go', () => {
  write('drafts/999999999/half.js', '')
  write('dist/old.js', '')
  const draft = openDraft(path.join(folder, 'drafts'))
  write(path.relative(folder, path.join(draft, 'new.js')), '')
  putInPlace(draft, path.join(folder, 'dist'))
  expect(readdirSync(path.join(folder, 'dist'))).toEqual(['new.js'])
  expect(readdirSync(path.join(folder, 'drafts'))).toEqual([])
})
