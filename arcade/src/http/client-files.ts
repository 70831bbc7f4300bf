import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { games } from '../games/index.ts'

type ClientFile = { address: string; type: string; packed: Buffer }

export type ClientFiles = {
  /** The address of a game's code. */
  gameScript(gameId: string): Promise<string>
  /** The verifier. It stays readable: whoever checks us may want to check it too. */
  fairScript(): Promise<string>
  /** The verifier as one file for Node, to be kept and run without us. */
  verifierProgram(): Promise<string>
  stylesheet(): Promise<string>
  /** Nobody should wait for what can be had before. */
  prepare(): Promise<void>
  find(name: string): Promise<ClientFile> | null
}

export const clientFileNames: readonly string[] = [
  'arcade.css',
  'fair.js',
  'verify.js',
  ...games.map(({ id }) => `${id}.js`),
]

/** From the folder where they were built, or else made here when they are first asked for. */
export function openClientFiles(builtDir: string | undefined): ClientFiles {
  const kept = new Map<string, Promise<ClientFile>>()
  const get = (name: string) => {
    const file = kept.get(name) ?? packFile(name, builtDir)
    kept.set(name, file)
    file.catch(() => kept.delete(name))
    return file
  }
  const addressOf = async (name: string) => (await get(name)).address
  return {
    gameScript: (gameId) => addressOf(`${gameId}.js`),
    fairScript: () => addressOf('fair.js'),
    verifierProgram: async () => gunzipSync((await get('verify.js')).packed).toString('utf8'),
    stylesheet: () => addressOf('arcade.css'),
    async prepare() {
      for (const name of clientFileNames) await get(name)
    },
    find: (name) => (clientFileNames.includes(name) ? get(name) : null),
  }
}

export function serveClientFiles(app: FastifyInstance, files: ClientFiles): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/client/:hash/:name',
    async (request, reply) => {
      const { hash, name } = request.params
      const file = await files.find(name)
      if (file?.address !== `/client/${hash}/${name}`) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-encoding', 'gzip')
        .type(file.type)
        .send(file.packed)
    },
  )
}

async function packFile(name: string, builtDir: string | undefined): Promise<ClientFile> {
  const text = builtDir ? await readFile(path.join(builtDir, name), 'utf8') : await make(name)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return {
    address: `/client/${hash}/${name}`,
    type: `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
    packed: gzipSync(text),
  }
}

/** The bundler is loaded only where nothing was built. */
async function make(name: string): Promise<string> {
  const { makeClientFile } = await import('./make-client-files.ts')
  return makeClientFile(name)
}
