import { readFileSync } from 'node:fs'

const valueImport = /^import (?!type )[^'"]*from '(\.[^']+)'/gm

/** The text of a module and of every module it draws with, in the order they are reached. */
export function sourceText(module: URL, reached = new Set<string>()): string {
  if (reached.has(module.href)) return ''
  reached.add(module.href)
  const text = readFileSync(module, 'utf8')
  const imports = Array.from(text.matchAll(valueImport), ([, path = '']) => new URL(path, module))
  return text + imports.map((imported) => sourceText(imported, reached)).join('')
}
