import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { games, slotTitles } from '../games/index.ts'
import { bundle } from './bundle.ts'

const sourceDir = path.resolve(import.meta.dirname, '..')
const slotIds = new Set(slotTitles.map(({ id }) => id))
const made = new Map<string, Promise<string>>()

/** What browsers, and the verifier's readers, are sent: made once in a process. */
export function makeClientFile(name: string): Promise<string> {
  const text = made.get(name) ?? (name.endsWith('.css') ? joinStyles() : bundleScript(name))
  made.set(name, text)
  // What failed once is tried again by whoever asks next.
  text.catch(() => made.delete(name))
  return text
}

/** All of them into a folder, so that who serves them needs nothing that makes them. */
export async function writeClientFiles(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeFile(path.join(folder, name), await makeClientFile(name))
}

async function joinStyles(): Promise<string> {
  return ['play', 'panel', 'sheet', 'paper']
    .map((name) => readFileSync(path.join(sourceDir, `client/${name}.css`), 'utf8'))
    .join('\n')
}

function bundleScript(file: string): Promise<string> {
  const name = file.replace(/\.js$/, '')
  if (name === 'fair') return bundle(checkEntry('fair', 'openVerifier'), { isReadable: true })
  if (name === 'verify')
    return bundle(checkEntry('verify-program', 'await runVerifier'), { isReadable: true })
  return bundle(gameEntry(name), { isReadable: false })
}

function gameEntry(id: string): string {
  return slotIds.has(id) ? slotEntry(id) : clientEntry(id)
}

/** A slot brings data and drawings, and all slots are opened alike. */
function slotEntry(id: string): string {
  return `import { openPage } from './client/main.ts'
import { openSlots } from './games/slots/browser/open-slots.ts'
import { look } from './games/${id}/browser/paint.ts'
import { names, paytable } from './games/${id}/title.ts'
openPage(openSlots({ paytable, look, names }))`
}

function clientEntry(id: string): string {
  return `import { openPage } from './client/main.ts'
import { openGame } from './games/${id}/browser/client.ts'
openPage(openGame)`
}

/** All checks there are, handed to what uses them. */
function checkEntry(file: string, call: string): string {
  const lines = games.map(({ id }, at) =>
    slotIds.has(id)
      ? `import { paytable as p${at} } from './games/${id}/title.ts'`
      : `import { check as c${at} } from './games/${id}/check.ts'`,
  )
  const table = games.map(
    ({ id }, at) => `'${id}': ${slotIds.has(id) ? `checkSlot(p${at})` : `c${at}`}`,
  )
  return `import { ${call.replace('await ', '')} } from './client/${file}.ts'
import { checkSlot } from './games/slots/check.ts'
${lines.join('\n')}
${call}({ ${table.join(', ')} })`
}
