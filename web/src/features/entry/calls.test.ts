import { expect, test, vi } from 'vitest'

const sent: { call: string; input: unknown }[] = []

vi.mock('../../calls/api.ts', () => ({
  CallFailure: class extends Error {},
  NetworkFailure: class extends Error {},
  send: async (call: string, input: unknown) => sent.push({ call, input }),
}))
vi.mock('./sealing/seal.ts', () => ({
  sealPassword: async () => ({ keyId: 'k', password: 'sealed' }),
}))
vi.mock('./phone-info.ts', () => ({ getOrigin: () => ({}), getPhoneInfo: () => ({}) }))

const { logIn } = await import('./calls.ts')

test('a log-in says the country of its number', async () => {
  await logIn('0812345678', 'secret', '66')
  expect(sent).toMatchObject([
    { call: 'accountLogin', input: { account: '0812345678', countryCode: '66', keyId: 'k' } },
  ])
})
