import { decrypt, deriveKey, encrypt } from '../../frame/keyring.ts'
import type { Payee } from '../channels/channel.ts'

const use = 'withdrawal-payees'

export function sealPayee(secret: string, payee: Payee): Buffer {
  return encrypt(deriveKey(secret, use), Buffer.from(JSON.stringify(payee)))
}

export function openPayee(secret: string, sealed: Buffer): Payee {
  return JSON.parse(decrypt(deriveKey(secret, use), sealed).toString())
}
