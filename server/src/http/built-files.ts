import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readsEncoding } from '../frame/prepared.ts'

/** What a build may hold for others; anything else in its folder stays there. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** The smallest first. */
const encodings = { br: '.br', gzip: '.gz' } as const

type Version = { encoding: keyof typeof encodings | null; file: string; content?: Promise<Buffer> }
export type BuiltFile = { type: string; etag: string; versions: Version[] }

/**
 * The files of a build by their addresses, looked up once: it does not change while it is served.
 * A request is then a look into a map, where a walk through its folders costs milliseconds.
 */
export function listBuiltFiles(folder: string, { except = '' } = {}): Map<string, BuiltFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const known = new Set(names)
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type || (except && name.startsWith(`${except}${path.sep}`))) continue
    const file = path.join(folder, name)
    const { size, mtimeMs } = statSync(file)
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    const compressed = Object.entries(encodings)
      .filter(([, ending]) => known.has(name + ending))
      .map(([encoding, ending]) => ({ encoding, file: file + ending }) as Version)
    const versions = [...compressed, { encoding: null, file }]
    files.set(`/${name.split(path.sep).join('/')}`, { type, etag, versions })
  }
  return files
}

/** Answers one file in the smallest form the browser reads, or only the part it asks for. */
export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, versions }: BuiltFile,
) {
  const version = chooseVersion(versions, request.headers['accept-encoding'] ?? '')
  if (versions.length > 1) reply.header('vary', 'accept-encoding')
  reply.type(type).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const content = await read(version)
  if (version.encoding) return reply.header('content-encoding', version.encoding).send(content)
  reply.header('accept-ranges', 'bytes')
  const part = findPart(request.headers, content.length)
  if (!part) return reply.send(content)
  if (part === 'outside')
    return reply.code(416).header('content-range', `bytes */${content.length}`).send()
  const [start, end] = part
  reply.code(206).header('content-range', `bytes ${start}-${end}/${content.length}`)
  return reply.send(content.subarray(start, end + 1))
}

/** What a request asks for, without its query. */
export function addressOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

function chooseVersion(versions: Version[], accepted: string): Version {
  const isRead = ({ encoding }: Version) =>
    encoding === null || readsEncoding[encoding].test(accepted)
  const version = versions.find(isRead)
  if (!version) throw new Error('a built file has no plain version')
  return version
}

/** Read once, when somebody first wants it. */
function read(version: Version): Promise<Buffer> {
  version.content ??= readFile(version.file).catch((error: unknown) => {
    delete version.content
    throw error
  })
  return version.content
}

/** First and last byte, both included. Films are asked for so; several parts at once by nobody. */
function findPart(
  { range, 'if-range': condition }: FastifyRequest['headers'],
  size: number,
): [number, number] | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (condition || from === undefined || to === undefined || from + to === '') return null
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end ? 'outside' : [start, end]
}
