import { posix } from 'node:path'
import type { Import } from './imports.ts'
import { lineAt, readSource } from './source.ts'
import type { SourceFile } from './source.ts'

/** One file drawing in another: `target` when it is ours, `packageName` when it is not. */
export type Link = {
  path: string
  line: number
  specifier: string
  isType: boolean
  target: string | null
  packageName: string | null
}

export type Tree = { files: SourceFile[]; paths: Set<string>; links: Link[] }

/** Reads a list of files, from the disk or made up for a test. */
export function readTree(texts: Record<string, string>): Tree {
  const files = Object.entries(texts).map(([path, text]) => readSource(path, text))
  const paths = new Set(Object.keys(texts))
  const links = files.flatMap((file) =>
    file.imports.flatMap((found) => toLinks(file, found, paths)),
  )
  return { files, paths, links }
}

function toLinks(file: SourceFile, found: Import, paths: Set<string>): Link[] {
  const { specifier, isType } = found
  const link = { path: file.path, line: lineAt(file.text, found.at), specifier, isType }
  const target = locate(file.path, specifier.replace(/\?.*$/, ''))
  if (target === null) return [{ ...link, target, packageName: toPackageName(specifier) }]
  const targets = found.isGlob
    ? [...paths].filter((path) => posix.matchesGlob(path, target))
    : [complete(target, paths)]
  return targets.map((path) => ({ ...link, target: path, packageName: null }))
}

/** A path without its ending is against the style, and still an import of that file. */
function complete(target: string, paths: Set<string>): string {
  const stem = target.replace(/\.jsx?$/, '')
  const guesses = [target, `${stem}.ts`, `${stem}.tsx`, `${target}/index.ts`]
  return guesses.find((guess) => paths.has(guess)) ?? target
}

function locate(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('/')) return posix.join(from.split('/')[0] ?? '', specifier)
  const [scope, room, ...rest] = specifier.split('/')
  if (scope !== '@parlour' || !room) return null
  return [room, 'src', ...(rest.length > 0 ? rest : ['index.ts'])].join('/')
}

function toPackageName(specifier: string): string {
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
