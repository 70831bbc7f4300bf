import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { deriveKey } from '../../frame/keyring.ts'

/** The key this site signs its pushes with (RFC 8292): derived, so there is none to keep. */
export function readVapidKey(secret: string) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(deriveKey(secret, 'web-push'))
  const publicKey = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
    d: pair.getPrivateKey().toString('base64url'),
  }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { publicKey: publicKey.toString('base64url'), privateKey }
}

type Claim = { endpoint: string; contact: string; nowMs: number }

/** Push hosts refuse a signature that is good for longer than a day. */
const goodForSeconds = 12 * 3600

/** Says to the push host who sends. */
export function authorize(
  { publicKey, privateKey }: ReturnType<typeof readVapidKey>,
  { endpoint, contact, nowMs }: Claim,
): string {
  const exp = Math.floor(nowMs / 1000) + goodForSeconds
  const claim = { aud: new URL(endpoint).origin, exp, sub: `mailto:${contact}` }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claim].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
