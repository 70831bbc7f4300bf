import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFiles = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/
const smallestBytes = 1024

/** Writes .br and .gz beside every text file worth it. Answers how many there were. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => textFiles.test(name))
    .map((name) => path.join(folder, name))
  const queue = files.values()
  // zlib works on threads of its own; a few files at a time keep them busy.
  const workers = Array.from({ length: availableParallelism() + 1 }, () => compressAll(queue))
  const counts = await Promise.all(workers)
  return counts.reduce((sum, count) => sum + count, 0)
}

async function compressAll(queue: Iterable<string>): Promise<number> {
  let count = 0
  for (const file of queue) count += await compressFile(file)
  return count
}

async function compressFile(file: string): Promise<number> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return 0
  const variants = [
    { ending: '.br', bytes: await brotli(content) },
    { ending: '.gz', bytes: await gzipAtBest(content) },
  ].filter(({ bytes }) => bytes.length < content.length)
  await Promise.all(variants.map(({ ending, bytes }) => writeFile(file + ending, bytes)))
  return variants.length > 0 ? 1 : 0
}

function brotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return promisify(brotliCompress)(content, { params })
}

function gzipAtBest(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
}
