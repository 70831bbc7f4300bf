import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CallInput } from './stack.ts'

type Answer = CallInput<'passkeyLogin'>['passkey']
export type Site = { origin: string; host: string }
type Wrong = { type?: string; origin?: string; host?: string; flags?: number; signCount?: number }

const presentAndVerified = 0x05
const holdsCredential = 0x40

/** A passkey without a device: does what an authenticator does, and what one must not. */
export function makePasskey(site: Site, uuid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credential = id.toString('base64url')
  const head = ({ host = site.host, flags = presentAndVerified, signCount = 0 }: Wrong) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(signCount)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted])
  }
  const told = (type: string, nonce: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: Buffer.from(nonce).toString('base64url'),
        origin: wrong.origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  return {
    credential,
    made(nonce: string, wrong: Wrong = {}): CallInput<'addPasskey'> {
      const flags = (wrong.flags ?? presentAndVerified) | holdsCredential
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const behind = [Buffer.alloc(16), length, id, Buffer.from('the key in CBOR')]
      const authenticatorData = Buffer.concat([head({ ...wrong, flags }), ...behind])
      return {
        credential,
        clientData: told('webauthn.create', nonce, wrong).toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
        name: 'a test',
      }
    },
    answer(nonce: string, wrong: Wrong = {}): Answer {
      const clientData = told('webauthn.get', nonce, wrong)
      const authenticatorData = head(wrong)
      const signed = Buffer.concat([authenticatorData, sha256(clientData)])
      return {
        credential,
        clientData: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: Buffer.from(uuid).toString('base64url'),
      }
    },
  }
}

function sha256(of: Buffer | string): Buffer {
  return createHash('sha256').update(of).digest()
}
