import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { games, slotTitles } from '../games/index.ts'
import { bundle } from './bundle.ts'

const sourceDir = path.resolve(import.meta.dirname, '..')

type ClientFile = { address: string; type: string; packed: Buffer }
const made = new Map<string, Promise<ClientFile>>()
const known = ['arcade.css', 'fair.js', 'verify.js', ...games.map(({ id }) => `${id}.js`)]
const slotIds = new Set(slotTitles.map(({ id }) => id))

/** The address of a game's code, made when it is first asked for. */
export async function gameScript(gameId: string): Promise<string> {
  return (await getFile(`${gameId}.js`)).address
}

/** The verifier. It stays readable: whoever checks us may want to check it too. */
export async function fairScript(): Promise<string> {
  return (await getFile('fair.js')).address
}

/** The verifier as one file for Node, to be kept and run without us. */
export async function verifierProgram(): Promise<string> {
  return gunzipSync((await getFile('verify.js')).packed).toString('utf8')
}

export async function stylesheet(): Promise<string> {
  return (await getFile('arcade.css')).address
}

/** Nobody should wait for what can be made before. */
export async function prepareClientFiles(): Promise<void> {
  for (const name of known) await getFile(name)
}

export function serveClientFiles(app: FastifyInstance): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/client/:hash/:name',
    async (request, reply) => {
      const { hash, name } = request.params
      const file = known.includes(name) ? await getFile(name) : null
      if (file?.address !== `/client/${hash}/${name}`) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-encoding', 'gzip')
        .type(file.type)
        .send(file.packed)
    },
  )
}

function getFile(name: string): Promise<ClientFile> {
  const file = made.get(name) ?? makeFile(name)
  made.set(name, file)
  // What failed once is tried again by whoever asks next.
  file.catch(() => made.delete(name))
  return file
}

async function makeFile(name: string): Promise<ClientFile> {
  const isStyle = name.endsWith('.css')
  const body = isStyle ? joinStyles() : await bundleScript(name.replace(/\.js$/, ''))
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  return {
    address: `/client/${hash}/${name}`,
    type: `text/${isStyle ? 'css' : 'javascript'}; charset=utf-8`,
    packed: gzipSync(body),
  }
}

function joinStyles(): string {
  return ['play', 'panel', 'sheet', 'paper']
    .map((name) => readFileSync(path.join(sourceDir, `client/${name}.css`), 'utf8'))
    .join('\n')
}

function bundleScript(name: string): Promise<string> {
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
