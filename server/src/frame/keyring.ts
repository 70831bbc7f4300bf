import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/**
 * A secret may be several with commas between them: the first one seals and hashes, the others
 * still open and compare what was made with them.
 */
export function listSecrets(secret: string): string[] {
  return secret.split(',')
}

/** A key for one use, derived from the house's secret, so that uses cannot be mixed up. */
export function deriveKey(secret: string, use: string): Buffer {
  return derive(listSecrets(secret)[0] ?? '', use)
}

/** A keyed hash: equal inputs meet, and nobody without the secret can guess them. */
export function keyedHash(secret: string, use: string, text: string): Buffer {
  return createHmac('sha256', deriveKey(secret, use)).update(text).digest()
}

/** The same by every secret of the list: to find again what was hashed before a change. */
export function keyedHashes(secret: string, use: string, text: string): Buffer[] {
  return listSecrets(secret).map((one) => keyedHash(one, use, text))
}

/** Where a value lies, as table, column and row: sealed for one place it opens nowhere else. */
export type Place = `${string}.${string}:${string | number}`

/** What every sealed value begins with; the name of its key comes next. */
export const sealMark = Buffer.from('seal')
const nameBytes = 4
const headBytes = sealMark.length + nameBytes
const ivBytes = 12
const tagBytes = 16

export function seal(secret: string, place: Place, plain: Buffer): Buffer {
  const [first = ''] = listSecrets(secret)
  const head = sealHead(first)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', derive(first, 'seal'), iv)
  cipher.setAAD(Buffer.concat([head, Buffer.from(place)]))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([head, iv, cipher.getAuthTag(), body])
}

/** Throws when no key of ours made it, when it was changed, and when it was made elsewhere. */
export function open(secret: string, place: Place, sealed: Buffer): Buffer {
  const head = sealed.subarray(0, headBytes)
  const known = listSecrets(secret).find((one) => sealHead(one).equals(head))
  if (known === undefined) throw new Error(`${place} was sealed with a key that is not here`)
  const aad = Buffer.concat([head, Buffer.from(place)])
  return decipher(derive(known, 'seal'), sealed.subarray(headBytes), aad)
}

/** The first bytes of whatever the first secret seals. */
export function sealHead(secret: string): Buffer {
  const name = createHash('sha256').update(derive(listSecrets(secret)[0] ?? '', 'seal-name'))
  return Buffer.concat([sealMark, name.digest().subarray(0, nameBytes)])
}

/** Opens what was sealed before values knew their key and their place. */
export function openUnmarked(secret: string, use: string, sealed: Buffer): Buffer {
  const keys = listSecrets(secret).map((one) => derive(one, use))
  for (const key of keys.slice(0, -1))
    try {
      return decipher(key, sealed)
    } catch {
      continue
    }
  return decipher(keys.at(-1) ?? Buffer.alloc(0), sealed)
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `parlour:${use}`, 32))
}

function decipher(key: Buffer, sealed: Buffer, aad?: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
  cipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  if (aad) cipher.setAAD(aad)
  return Buffer.concat([cipher.update(sealed.subarray(ivBytes + tagBytes)), cipher.final()])
}
