import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import { listAreas, readTexts, textsFolder } from './text-files.ts'

export const textTypesFile = join(textsFolder, 'generated/texts.d.ts')

/** Writes only on a change, so that a build leaves a clean checkout clean. */
export async function writeTextTypes(): Promise<void> {
  const next = await makeTextTypes()
  const now = await readFile(textTypesFile, 'utf8').catch(() => '')
  if (next === now) return
  await mkdir(dirname(textTypesFile), { recursive: true })
  await writeFile(textTypesFile, next)
}

/** Every key with the parameters its Thai text takes. */
export async function makeTextTypes(): Promise<string> {
  const areas = await listAreas()
  const rows = await Promise.all(areas.map(rowsOfArea))
  return [
    '// Generated from the th-TH files by web/build/text-types.ts; a test keeps it fresh.',
    `export type TextArea = ${areas.map((area) => `'${area}'`).join(' | ')}`,
    'export type Texts = {',
    ...rows.flat(),
    '}',
    '',
  ].join('\n')
}

/** Parameter name to its TypeScript type, of one text. */
export function parametersOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  collect(compile(text), found)
  return found
}

async function rowsOfArea(area: string): Promise<string[]> {
  const texts = await readTexts('th-TH', area)
  return Object.entries(texts).map(([key, text]) => `  '${key}': ${typeOf(parametersOf(text))}`)
}

function typeOf(parameters: Record<string, string>): string {
  const names = Object.keys(parameters).toSorted()
  if (names.length === 0) return 'null'
  return `{ ${names.map((name) => `${name}: ${parameters[name]}`).join('; ')} }`
}

// The compiled form: text, [name] or [name, kind, detail]; kinds as in icu-minify.
const typeOfKind: Record<number, string> = {
  1: 'string',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'Date',
  6: 'Date',
}

function collect(node: unknown, found: Record<string, string>): void {
  if (!Array.isArray(node)) return
  for (const part of node as unknown[]) {
    if (!Array.isArray(part)) continue
    const [name, kind, detail] = part as [string, unknown, unknown]
    if (kind !== undefined && typeof kind !== 'number')
      throw new Error(`<${name}> in a text: tags are not supported, use two texts`)
    // A plural also names its number plainly at times: the narrower type wins.
    if (kind === undefined) found[name] ??= 'string | number'
    else found[name] = typeOfKind[kind] ?? 'string'
    if (detail && typeof detail === 'object')
      for (const branch of Object.values(detail)) collect(branch, found)
  }
}
