import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StopReason } from '../stop-reason.ts'

/** What lies in a backup: its name there, and the digest of the bytes that lie there. */
export type Sealed = { name: string; sha256: string }

/** Thirty-two bytes; without one a backup is compressed only, and has to stay on this machine. */
export type Key = Buffer | null

const cipherName = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Writes something compressed and, with a key, encrypted. It appears whole or not at all. */
export async function seal(source: Readable, to: string, key: Key): Promise<string> {
  const draft = `${to}.draft`
  const digest = createHash('sha256')
  const stages = [createZstdCompress(), ...(key ? [encrypt(key)] : []), watch(digest)]
  try {
    await pipeline([source, ...stages, createWriteStream(draft, { flush: true, mode: 0o600 })])
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  renameSync(draft, to)
  return digest.digest('hex')
}

/** Opens what was sealed. A changed byte or another key is a reason to stop. */
export async function unseal(from: string, to: string, key: Key): Promise<void> {
  try {
    const source = key ? await decrypt(from, key) : [createReadStream(from)]
    const sink = createWriteStream(to, { mode: 0o600 })
    await pipeline([...source, createZstdDecompress(), sink])
  } catch (error) {
    throw new StopReason(`${from} cannot be opened: ${(error as Error).message}`)
  }
}

/** Compares the bytes that lie there with the digest that was written down. */
export async function verify(file: string, sha256: string): Promise<void> {
  const digest = createHash('sha256')
  try {
    await pipeline(createReadStream(file), digest)
  } catch {
    throw new StopReason(`${file} is missing from the backup`)
  }
  if (digest.digest('hex') !== sha256)
    throw new StopReason(`${file} is not what was backed up: its bytes have changed`)
}

function watch(digest: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      done(null, chunk)
    },
  })
}

/** The nonce, the text, the tag. */
function encrypt(key: Buffer): Transform {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(cipherName, key, nonce)
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(nonce)
      isBegun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!isBegun) this.push(nonce)
      this.push(cipher.final())
      this.push(cipher.getAuthTag())
      done()
    },
  })
}

async function decrypt(file: string, key: Buffer) {
  const handle = await open(file)
  const { size } = await handle.stat()
  const nonce = Buffer.alloc(nonceLength)
  const tag = Buffer.alloc(tagLength)
  await handle.read(nonce, 0, nonceLength, 0)
  await handle.read(tag, 0, tagLength, size - tagLength)
  await handle.close()
  const decipher = createDecipheriv(cipherName, key, nonce).setAuthTag(tag)
  const last = size - tagLength - 1
  return [createReadStream(file, { start: nonceLength, end: last }), decipher]
}
