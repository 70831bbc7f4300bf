import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { PageFiles } from '../pages/html.ts'

/** The browser's share of the source; everything else, above all rules.ts, stays here. */
const shared = [
  'client/**/*.ts',
  'client/*.css',
  'games/*/{client,moves,check,flight,paint,paint-words,paytable,texts}.ts',
  'games/slots/view/*.ts',
]
const sourceDir = path.resolve(import.meta.dirname, '..')

export type ClientFiles = PageFiles & {
  register(app: FastifyInstance): void
}

/** Types are blanked out once at start; a browser gets plain modules and no bundler is needed. */
export function readClientFiles(): ClientFiles {
  const names = globSync(shared, { cwd: sourceDir }).filter((name) => !name.includes('.test.'))
  const bodies = new Map(names.toSorted().map((name) => [name, bodyOf(name)]))
  const hash = createHash('sha256')
  for (const [name, body] of bodies) hash.update(`${name}\n${body}\n`)
  const prefix = `/client/${hash.digest('hex').slice(0, 16)}/`
  const packed = new Map([...bodies].map(([name, body]) => [name, gzipSync(body)]))
  return {
    prefix,
    listFor: (gameId) => listNeeded(['client/main.ts', `games/${gameId}/client.ts`], bodies),
    register(app) {
      app.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
        const name = request.params['*']
        const body = packed.get(name)
        if (body === undefined) return reply.callNotFound()
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-encoding', 'gzip')
          .type(
            name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
          )
          .send(body)
      })
    },
  }
}

/** What a page will ask for sooner or later, so that it can ask for all of it at once. */
function listNeeded(roots: string[], bodies: Map<string, string>): string[] {
  const needed = new Set(roots.filter((name) => bodies.has(name)))
  for (const name of needed) {
    for (const [, target = ''] of (bodies.get(name) ?? '').matchAll(/ from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(name), target)
      if (bodies.has(imported)) needed.add(imported)
    }
  }
  return [...needed]
}

function bodyOf(name: string): string {
  const text = readFileSync(path.join(sourceDir, name), 'utf8')
  return name.endsWith('.css') ? text : stripTypeScriptTypes(text)
}
