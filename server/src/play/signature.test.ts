import { createHmac } from 'node:crypto'
import {
  signedText,
  signedTextOfVersion1,
  version1EndsAt,
  walletHeaders,
} from '@parlour/contract/wallet-protocol.ts'
import { expect, test } from 'vitest'
import type { Provider } from './providers.ts'
import { readSigner } from './signature.ts'

const keys = { secret: 'new', formerSecret: 'old', formerUntil: 2_000 }
const named = {
  provider: 'p',
  platformId: 1,
  launchUrl: '',
  roundUrl: null,
  isOn: true,
  practiceUrl: null,
}
const provider: Provider = { ...named, ...keys }
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

function read(signature: string, nowMs: number) {
  const headers = {
    [walletHeaders.provider]: 'p',
    [walletHeaders.timestamp]: String(nowMs),
    [walletHeaders.signature]: signature,
  }
  return readSigner('bet', { headers, rawBody: '{}' }, new Map([['p', provider]]), nowMs)
}
const second = (secret: string, name: string, nowMs: number) =>
  `v2=${hmac(secret, signedText(name, String(nowMs), '{}'))}`
const first = (nowMs: number) => hmac('new', signedTextOfVersion1(String(nowMs), '{}'))

test('the second version is good for the call it names', () => {
  expect(read(second('new', 'bet', 1_000), 1_000)).toBe(provider)
  expect(read(second('new', 'win', 1_000), 1_000)).toBe('badSignature')
})

test('the former key is good until its time', () => {
  expect(read(second('old', 'bet', 1_999), 1_999)).toBe(provider)
  expect(read(second('old', 'bet', 2_000), 2_000)).toBe('badSignature')
})

test('the first version is good until its end', () => {
  expect(read(first(version1EndsAt - 1), version1EndsAt - 1)).toBe(provider)
  expect(read(first(version1EndsAt), version1EndsAt)).toBe('badSignature')
})
