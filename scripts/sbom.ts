import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Lockfile } from './lockfile/lockfile.ts'
import { makeSbom } from './lockfile/sbom.ts'

// `npm run sbom` prints what is inside as CycloneDX: `npm run --silent sbom > sbom.json`.
const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const { name, version } = read('package.json') as { name: string; version: string }
console.log(JSON.stringify(makeSbom(read('package-lock.json') as Lockfile, { name, version })))
