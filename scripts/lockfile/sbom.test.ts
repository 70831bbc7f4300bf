import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Lockfile } from './lockfile.ts'
import { makeSbom } from './sbom.ts'

const house = { name: 'parlour', version: '0.1.0' }

test('every installed package is listed once, with its hash and what it is needed for', () => {
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
  const packages = {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@parlour/server': { link: true },
    'node_modules/pg': { version: '8.0.0', integrity },
    'server/node_modules/pg': { version: '8.0.0', integrity },
    'node_modules/@scope/tool': { version: '1.2.3', integrity, dev: true },
  }
  const { components } = makeSbom({ packages }, house)
  const hashes = [{ alg: 'SHA-512', content: '07'.repeat(64) }]
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40scope/tool@1.2.3', 'excluded'],
    ['pkg:npm/pg@8.0.0', 'required'],
  ])
  for (const component of components) expect(component.hashes).toEqual(hashes)
})

test('our own lockfile gives a hash for every package', () => {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json')
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  const { components } = makeSbom(lockfile, house)
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter(({ hashes, version }) => hashes.length === 0 || !version)).toEqual([])
})
