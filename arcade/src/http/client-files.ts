import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { bundle } from './bundle.ts'

const sourceDir = path.resolve(import.meta.dirname, '..')

type ClientFile = { address: string; type: string; packed: Buffer }
const made = new Map<string, Promise<ClientFile>>()
const folders = listGames()
const known = new Set(['arcade.css', 'fair.js', ...folders.map((folder) => `${folder}.js`)])

/** The address of a game's code, made when it is first asked for. */
export async function gameScript(gameId: string): Promise<string> {
  return (await getFile(`${gameId}.js`)).address
}

/** The verifier. It stays readable: whoever checks us may want to check it too. */
export async function fairScript(): Promise<string> {
  return (await getFile('fair.js')).address
}

export async function stylesheet(): Promise<string> {
  return (await getFile('arcade.css')).address
}

/** Nobody should wait for what can be made before. */
export async function prepareClientFiles(gameIds: readonly string[]): Promise<void> {
  for (const name of ['arcade.css', 'fair.js', ...gameIds.map((id) => `${id}.js`)])
    await getFile(name)
}

export function registerClientFiles(app: FastifyInstance): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/client/:hash/:name',
    async (request, reply) => {
      const { hash, name } = request.params
      const file = known.has(name) ? await getFile(name) : null
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

/** Every folder of a game; `slots/` is what its titles share. */
function listGames(): string[] {
  const files = globSync('games/*/client.ts', { cwd: sourceDir })
  return files.map((file) => path.basename(path.dirname(file))).toSorted()
}

function joinStyles(): string {
  return ['play', 'panel', 'sheet', 'paper']
    .map((name) => readFileSync(path.join(sourceDir, `client/${name}.css`), 'utf8'))
    .join('\n')
}

function bundleScript(name: string): Promise<string> {
  return name === 'fair'
    ? bundle(fairEntry(), { isReadable: true })
    : bundle(gameEntry(name), { isReadable: false })
}

function gameEntry(folder: string): string {
  return `import { openPage } from './client/main.ts'
import { openGame } from './games/${folder}/client.ts'
openPage(openGame)`
}

function fairEntry(): string {
  const lines = folders.map(
    (name, at) => `import { check as c${at} } from './games/${name}/check.ts'`,
  )
  const table = folders.map((name, at) => `'${name}': c${at}`)
  return `import { openVerifier } from './client/fair.ts'
${lines.join('\n')}
openVerifier({ ${table.join(', ')} })`
}
