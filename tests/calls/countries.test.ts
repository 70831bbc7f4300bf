import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { login, phoneinfoJsonModel, seal, consent } from '../stack/entering.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'
import { asPlayer, password } from '../stack/account-stack.ts'

let stack: Stack
beforeAll(async () => {
  const env = { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '1', ACCOUNTS_PER_ADDRESS: '1000' }
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env })
  const { settings, version } = await readSettings(stack.app.database)
  const next = { ...settings, allowedCountries: ['TH', 'LA'] }
  await stack.app.database.transaction((tx) =>
    saveSettings(tx, { settings: next, basedOn: version, author: 'test' }),
  )
})
afterAll(() => stack.stop())

test.each([
  ['TH', undefined],
  ['la', undefined],
  ['US', 'countryNotAllowed'],
  ['XX', 'countryNotAllowed'],
  ['', 'countryNotAllowed'],
])('who comes from “%s” is told %s', async (country, error) => {
  const account = `from${country || 'nowhere'}`
  const { password: jwe, keyId } = await seal(stack, account, password)
  const body = { account, password: jwe, keyId, countryCode: '66', phoneinfoJsonModel, consent }
  const called = await stack.call('accountRegist', body, undefined, { 'x-country': country })
  expect(called.body.error).toBe(error)
})

test('a session knows where it was last seen', async () => {
  const account = 'traveller'
  const { password: jwe, keyId } = await seal(stack, account, password)
  const body = { account, password: jwe, keyId, countryCode: '66', phoneinfoJsonModel, consent }
  await stack.call('accountRegist', body, undefined, { 'x-country': 'TH' })
  const mali = asPlayer(await login(stack, account, password))
  const countries = async () =>
    (await stack.ok('listSessions', {}, mali)).sessionList.map(({ country }) => country)
  await stack.ok('online', {}, mali, { 'x-country': 'US' })
  expect((await countries()).toSorted()).toEqual(['TH', 'US'])
})
