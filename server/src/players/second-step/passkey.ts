import type { KeyObject } from 'node:crypto'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

/** Where passkeys are good, and the nonce this one was to answer. */
export type Site = { origin: string; host: string }
export type Asked = { site: Site; isOwnNonce: (nonce: string) => boolean }

/**
 * Passkeys belong to a name. Browsers know none for a number, so a laptop's address is called by
 * its name.
 */
export function siteOf(publicUrl: string): Site {
  const url = new URL(publicUrl)
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return { origin: url.origin, host: url.hostname }
}

export type Made = { clientData: string; authenticatorData: string; credential: string }

/**
 * The nonce a new passkey was made for, and its key; null when it is not one of ours. Who made the
 * device is not asked (attestation `none`), so nothing but the key itself is to be trusted.
 */
export function readNewPasskey(made: Made & { publicKey: string }, asked: Asked) {
  const nonce = readNonce(made.clientData, 'webauthn.create', asked)
  const seen = readAuthenticator(made.authenticatorData, asked.site)
  if (nonce === null || seen?.credential?.toString('base64url') !== made.credential) return null
  const publicKey = fromBase64(made.publicKey)
  return findKey(publicKey) ? { nonce, publicKey, signCount: seen.signCount } : null
}

export type Answer = Made & { signature: string }
export type Known = { publicKey: Buffer; signCount: number }

/** The nonce a passkey answered, and how often it has; null when the answer is not its own. */
export function readAnswer(answer: Answer, known: Known, asked: Asked) {
  const nonce = readNonce(answer.clientData, 'webauthn.get', asked)
  const seen = readAuthenticator(answer.authenticatorData, asked.site)
  const key = findKey(known.publicKey)
  if (nonce === null || !seen || !key) return null
  // One that counts and has counted less than before is a copy.
  if (Math.max(seen.signCount, known.signCount) > 0 && seen.signCount <= known.signCount)
    return null
  const signed = Buffer.concat([
    fromBase64(answer.authenticatorData),
    sha256(fromBase64(answer.clientData)),
  ])
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  if (!verify(digest, signed, key, fromBase64(answer.signature))) return null
  return { nonce, signCount: seen.signCount }
}

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

function readNonce(given: string, type: string, { site, isOwnNonce }: Asked): string | null {
  const told = clientData.safeParse(parseJson(fromBase64(given).toString())).data
  if (told?.type !== type || told.origin !== site.origin || told.crossOrigin) return null
  const nonce = fromBase64(told.challenge).toString()
  return isOwnNonce(nonce) ? nonce : null
}

/** Somebody was there, and the device knew it was its owner. */
const present = 0x01
const verified = 0x04
const holdsCredential = 0x40
const headLength = 37

function readAuthenticator(given: string, { host }: Site) {
  const bytes = fromBase64(given)
  if (bytes.length < headLength || !bytes.subarray(0, 32).equals(sha256(host))) return null
  const flags = bytes[32] ?? 0
  if (!(flags & present) || !(flags & verified)) return null
  const credential = flags & holdsCredential ? readCredential(bytes) : null
  return { signCount: bytes.readUInt32BE(33), credential }
}

/** Behind the head: sixteen bytes of the device's make, two of length, then its name. */
function readCredential(bytes: Buffer): Buffer | null {
  const start = headLength + 18
  if (bytes.length < start) return null
  return bytes.subarray(start, start + bytes.readUInt16BE(headLength + 16))
}

const shortestRsa = 2048

/** ES256, RS256 or EdDSA; anything else is no key of a passkey. */
function findKey(bytes: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: bytes, format: 'der', type: 'spki' })
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    const isKnown =
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= shortestRsa)
    return isKnown ? key : null
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sha256(of: Buffer | string): Buffer {
  return createHash('sha256').update(of).digest()
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
