import { randomUUID } from 'node:crypto'
import type { Answer } from '@parlour/contract/envelope.ts'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { modules } from '@parlour/server/app.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { seal } from '@parlour/server/frame/keyring.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { errorOf, openDoor } from '../stack/door.ts'
import { consent, phoneinfoJsonModel, register } from '../stack/entering.ts'
import type { CallInput } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const nameOf = (cookie: string) => cookie.split('=')[0] ?? ''

/** As much of a browser as a sign-in needs: it keeps cookies and follows nothing by itself. */
class Browser {
  #cookies = new Map<string, string>()
  readonly #device: string
  constructor(device: string = randomUUID()) {
    this.#device = device
  }

  async visit(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies.values()].join('; '))
    const answer = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.#cookies.set(nameOf(pair), pair)
    }
    return answer
  }

  readonly door = openDoor(calls, async (name, input) => {
    const answer = await this.visit(`${stack.url}${apiPrefix}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-fingerprint': this.#device },
      body: JSON.stringify(input),
    })
    return { status: answer.status, body: (await answer.json()) as Answer, cookie: null }
  })

  /** Opens the login page's data and walks through the provider's page as the person named. */
  async setOut(
    person: string,
    alter: (address: URL) => void = () => undefined,
  ): Promise<{ state: string; code: string }> {
    const [provider] = (await this.door.ok('preLogin', {})).appLoginThirdConfigList
    expect(provider?.id).toBe(3)
    const address = new URL(provider?.authorizeUrl ?? '')
    alter(address)
    const first = await this.visit(address.href)
    const page = new URL(first.headers.get('location') ?? '', stack.sandbox.url).href
    const form = new URLSearchParams({ answer: 'continue', person })
    const answered = await this.visit(page, { method: 'POST', body: form })
    const resume = new URL(answered.headers.get('location') ?? '', stack.sandbox.url).href
    const landed = new URL((await this.visit(resume)).headers.get('location') ?? '')
    return {
      state: landed.searchParams.get('state') ?? '',
      code: landed.searchParams.get('code') ?? '',
    }
  }

  keep(cookie: string): void {
    this.#cookies.set(nameOf(cookie), cookie)
  }

  lineLogin(errand: { state: string; code: string }, more: Partial<CallInput<'lineLogin'>> = {}) {
    const asked = { ...errand, uuid: 'device-1', phoneinfoJsonModel, ...more }
    return this.door.call('lineLogin', asked)
  }
}

/** Somebody who typed this name at the provider. */
const named = (name: string) => `named-${Buffer.from(name).toString('base64url')}`

test('a long name is taken over by its beginning, wherever it is cut', async () => {
  const browser = new Browser()
  const beginning = 'x'.repeat(23)
  const errand = await browser.setOut(named(`${beginning}🎉 of the year`))
  const { body } = await browser.lineLogin(errand, { consent })
  expect(body).toMatchObject({ appUser: { nickname: beginning, lineAccount: beginning } })
})

test('a new person opens an account with consent, and comes back to it', async () => {
  const browser = new Browser()
  const first = await browser.lineLogin(await browser.setOut('sample-mali'), { consent })
  const name = 'มะลิ สวนดาว'
  const appUser = { accountType: 2, nickname: name, lineAccount: name }
  expect(first.body).toMatchObject({ appUser, aid: null })
  const again = await browser.lineLogin(await browser.setOut('sample-mali'))
  expect(asPlayer(again).playerId).toBe(asPlayer(first).playerId)
})

test('who comes back in two browsers at once has one account, and is in on both', async () => {
  const browsers = [new Browser(), new Browser()]
  const back = await Promise.all(
    browsers.map(async (browser) => ({
      browser,
      errand: await browser.setOut(named('Twice At Once')),
    })),
  )
  const both = await Promise.all(
    back.map(({ browser, errand }) => browser.lineLogin(errand, { consent })),
  )
  expect(both.map(errorOf)).toEqual(['ok', 'ok'])
  expect(new Set(both.map((one) => asPlayer(one).playerId)).size).toBe(1)
})

test('who closed their account is told so, also when it has been taken apart', async () => {
  const browser = new Browser()
  const enter = async () => browser.lineLogin(await browser.setOut(named('Gone Away')), { consent })
  const { playerId } = asPlayer(await enter())
  const { database } = stack.app
  await database.run(sql`update players set state = 'closed', closed_at = now() - interval '40 days'
    where player_id = ${playerId}`)
  expect(errorOf(await enter())).toBe('accountClosed')
  const forgetting = modules.players.jobs?.find(({ name }) => name === 'players.forgetting')
  await database.transaction(async (tx) => forgetting?.run(tx))
  expect(errorOf(await enter())).toBe('accountClosed')
})

test('without consent no account is opened', async () => {
  const browser = new Browser()
  const answer = await browser.lineLogin(await browser.setOut('sample-luz'))
  expect(errorOf(answer)).toBe('consentMissing')
})

test('a state of another browser, or a made-up one, is refused', async () => {
  const victim = new Browser()
  const attacker = new Browser()
  const errand = await attacker.setOut('sample-luz')
  expect(errorOf(await victim.lineLogin(errand, { consent }))).toBe('stateMismatch')
  await victim.setOut('sample-luz')
  expect(errorOf(await victim.lineLogin(errand, { consent }))).toBe('stateMismatch')
})

test('a provider that does not say when it asked who they are lets nobody in', async () => {
  const browser = new Browser()
  const errand = await browser.setOut('sample-luz', (address) => {
    expect(Number(address.searchParams.get('max_age'))).toBeLessThanOrEqual(600)
    address.searchParams.delete('max_age')
  })
  expect(errorOf(await browser.lineLogin(errand, { consent }))).toBe('providerRefused')
})

test('a code is good once', async () => {
  const browser = new Browser()
  const errand = await browser.setOut('sample-luz')
  expect(errorOf(await browser.lineLogin(errand, { consent }))).toBe('ok')
  expect(errorOf(await browser.lineLogin(errand, { consent }))).toBe('stateMismatch')
})

test.each([
  ['in time', 60_000, 'providerRefused'],
  ['too late', -1, 'stateMismatch'],
])('who comes back %s from the provider is told so', async (_when, leftMs, error) => {
  const browser = new Browser()
  const errand = { state: 'a', verifier: 'b'.repeat(43), nonce: 'c', until: Date.now() + leftMs }
  const text = Buffer.from(JSON.stringify(errand))
  const sealed = seal(stack.app.config.PARLOUR_SECRET, 'cookie.social:0', text)
  browser.keep(`parlour_social=${sealed.toString('base64url')}`)
  expect(errorOf(await browser.lineLogin({ state: 'a', code: 'd' }, { consent }))).toBe(error)
})

test('opens no account while registration is switched off, but lets in who has one', async () => {
  const old = new Browser()
  await old.lineLogin(await old.setOut(named('ana')), { consent })
  const { settings } = await readSettings(stack.app.database)
  await stack.change({ switches: { ...settings.switches, registration: false } })
  const browser = new Browser()
  const refused = await browser.lineLogin(await browser.setOut(named('new')), { consent })
  const entered = await old.lineLogin(await old.setOut(named('ana')))
  await stack.change({ switches: { ...settings.switches, registration: true } })
  expect([errorOf(refused), errorOf(entered)]).toEqual(['switchedOff', 'ok'])
})

test('an account opened so has its inviter, and counts for the caps of its device', async () => {
  const inviter = await register(stack, 'inviting', password)
  const { inviteCode } = inviter.body
  const browser = new Browser('one phone')
  const more = { consent, inviteCode, tracking: { proxyId: 'spring-7' } }
  const made = await browser.lineLogin(await browser.setOut(named('invited')), more)
  const appUser = { pid: asPlayer(inviter).playerId }
  expect(made.body).toMatchObject({ appUser, aid: 'spring-7' })
  for (const i of [1, 2, 3, 4])
    await browser.lineLogin(await browser.setOut(named(`more ${i}`)), { consent })
  const sixth = await browser.lineLogin(await browser.setOut(named('sixth')), { consent })
  expect(errorOf(sixth)).toBe('tooManyAccounts')
})

test('an excluded player comes back to the same account, which says until when', async () => {
  const browser = new Browser()
  const person = named('excluded')
  const first = await browser.lineLogin(await browser.setOut(person), { consent })
  const { playerId } = asPlayer(first)
  const from = { device: '', model: '', os: '', address: '' }
  const session = await stack.app.database.transaction((tx) => startSession(tx, playerId, from))
  const player = { playerId, ...session }
  const wish = { kind: 'exclusion', length: 'year' } as const
  const { pause } = await stack.ok('takeBreak', wish, player)
  const again = await browser.lineLogin(await browser.setOut(person))
  expect(again.body).toMatchObject({ appUser: { id: player.playerId }, pause, activityIds: [] })
})
