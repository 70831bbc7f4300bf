import { createHash } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import type { Called } from './door.ts'
import { errorOf } from './door.ts'
import type { CallAnswer, CallInput, PlayerDoor } from './stack.ts'

type Door = Pick<PlayerDoor, 'call' | 'ok'>

/** What a browser does around sign-in and registration, for tests that have none. */
export const phoneinfoJsonModel = {
  channel: 'WEB',
  appId: 'com.demo.web',
  os: 'Linux',
  isBrowser: 1,
  version: '1.0.28',
  deviceModel: 'Test browser',
  deviceIdJsonModel: { afuid: '' },
} as const
export const consent = { termsVersion: '1', isOfAge: true } as const

export type Sealed = { password: string; keyId: string; nonce: string; challenge: Challenge | null }
type Challenge = { salt: string; zeroBits: number }

/** Seals a password as the web does; the parts can be overridden to seal it wrongly. */
export async function seal(
  stack: Door,
  account: string,
  password: string,
  over: { nonce?: string; device?: string } = {},
): Promise<Sealed> {
  const asked = await stack.ok('preLogin', {}, undefined, device(over.device))
  const { keyId, jwk, challenge } = asked
  const nonce = over.nonce ?? asked.nonce
  return { password: await encrypt(jwk, { password, nonce, account }), keyId, nonce, challenge }
}

type Jwk = CallAnswer<'preLogin'>['jwk']

/** For the house alone to read. */
export async function encrypt(
  jwk: Jwk,
  content: { password: string; nonce: string; account: string },
): Promise<string> {
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key)
}

export async function register(
  stack: Door,
  account: string,
  password: string,
  more: Partial<CallInput<'accountRegist'>> = {},
): Promise<Called<CallAnswer<'accountRegist'>>> {
  const { password: sealed, keyId } = await seal(stack, account, password)
  const body = { account, password: sealed, keyId, countryCode: '66', phoneinfoJsonModel, consent }
  return stack.call('accountRegist', { ...body, ...more }, undefined, device(account))
}

export async function login(
  stack: Door,
  account: string,
  password: string,
  from = 'a device',
  isRetry = false,
): Promise<Called<CallAnswer<'accountLogin'>>> {
  const body = await prepareLogin(stack, account, password, from)
  const answer = await stack.call('accountLogin', body, undefined, device(from))
  const isAskedToWork = errorOf(answer) === 'challengeFailed' && !isRetry
  return isAskedToWork ? login(stack, account, password, from, true) : answer
}

/** What a browser does before it sends a sign-in. */
export async function prepareLogin(
  stack: Door,
  account: string,
  password: string,
  from: string,
): Promise<CallInput<'accountLogin'>> {
  const { password: jwe, keyId, challenge } = await seal(stack, account, password, { device: from })
  const challengeAnswer = challenge ? solve(challenge) : undefined
  return { account, password: jwe, keyId, phoneinfoJsonModel, challengeAnswer }
}

export function solve({ salt, zeroBits }: Challenge): string {
  for (let answer = 0; ; answer++) {
    const digest = createHash('sha256').update(`${salt}:${answer}`).digest()
    if (digest.readUInt32BE(0) >>> (32 - zeroBits) === 0) return String(answer)
  }
}

export function device(name = 'a device'): Record<string, string> {
  return { 'x-device-fingerprint': name }
}
