import { createHmac } from 'node:crypto'

/** Codes of authenticator apps: RFC 6238 with what every app understands. */
const stepMs = 30_000
const digits = 6
/** A clock that is half a minute off, and a code typed as it changed. */
const stepsAround = 1

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute a code is of, among those that are good now and newer than the last one used. */
export function findStep(
  { secret, lastStep, now }: { secret: Buffer; lastStep: number; now: number },
  code: string,
): number | null {
  const present = Math.floor(now / stepMs)
  for (let step = present - stepsAround; step <= present + stepsAround; step++)
    if (step > lastStep && codeAt(secret, step) === code) return step
  return null
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps take a secret that is typed in. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function authenticatorAddress(siteName: string, account: string, secret: Buffer): string {
  const label = [siteName, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(siteName)}`
}
