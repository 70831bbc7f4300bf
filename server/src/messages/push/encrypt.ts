import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser hands over with a subscription: its public key and a secret. */
export type PushKeys = { publicKey: Buffer; authSecret: Buffer }
/** Made anew for every message. */
export type Fresh = { privateKey: Buffer; salt: Buffer }

const recordSize = 4096
/** Ends the only record there is. */
const lastRecord = Buffer.of(2)

/** A message only this browser can read: aes128gcm as RFC 8291 and RFC 8188 have it. */
export function encryptPush(text: Buffer, keys: PushKeys, { privateKey, salt }: Fresh): Buffer {
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const ownPublic = own.getPublicKey()
  const shared = own.computeSecret(keys.publicKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.publicKey, ownPublic])
  const secret = derive(shared, keys.authSecret, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(Buffer.concat([text, lastRecord])), cipher.final()])
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(ownPublic.length, 4)
  return Buffer.concat([salt, header, ownPublic, body, cipher.getAuthTag()])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
