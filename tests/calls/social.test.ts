import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, startAccountStack } from '../stack/account-stack.ts'
import { consent, phoneinfoJsonModel } from '../stack/entering.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const nameOf = (cookie: string) => cookie.split('=')[0] ?? ''

/** As much of a browser as a sign-in needs: it keeps cookies and follows nothing by itself. */
class Browser {
  #cookies = new Map<string, string>()

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

  /** Opens the login page's data and walks through the provider's page as the person named. */
  async setOut(person: string): Promise<{ state: string; code: string }> {
    const pre = await this.call('preLogin', {})
    const [provider] = pre['appLoginThirdConfigList'] as { id: number; authorizeUrl: string }[]
    expect(provider?.id).toBe(3)
    const first = await this.visit(provider?.authorizeUrl ?? '')
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

  async call(name: string, input: object): Promise<Record<string, unknown>> {
    const answer = await this.visit(`${stack.url}/app/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return (await answer.json()) as Record<string, unknown>
  }

  lineLogin(errand: { state: string; code: string }, more: object = {}) {
    return this.call('lineLogin', { ...errand, uuid: 'device-1', phoneinfoJsonModel, ...more })
  }
}

test('a new person opens an account with consent, and comes back to it', async () => {
  const browser = new Browser()
  const first = await browser.lineLogin(await browser.setOut('sample-mali'), { consent })
  expect(first).toMatchObject({ errcode: 0, appUser: { accountType: 2, nickname: 'มะลิ สวนดาว' } })
  const again = await browser.lineLogin(await browser.setOut('sample-mali'))
  const idOf = (body: object) => asPlayer({ body, cookie: '' } as never).playerId
  expect(idOf(again)).toBe(idOf(first))
})

test('without consent no account is opened', async () => {
  const browser = new Browser()
  const answer = await browser.lineLogin(await browser.setOut('sample-luz'))
  expect(answer).toMatchObject({ error: 'consentMissing' })
})

test('a state of another browser, or a made-up one, is refused', async () => {
  const victim = new Browser()
  const attacker = new Browser()
  const errand = await attacker.setOut('sample-luz')
  expect(await victim.lineLogin(errand, { consent })).toMatchObject({ error: 'stateMismatch' })
  await victim.setOut('sample-luz')
  expect(await victim.lineLogin(errand, { consent })).toMatchObject({ error: 'stateMismatch' })
})

test('a code is good once', async () => {
  const browser = new Browser()
  const errand = await browser.setOut('sample-luz')
  expect(await browser.lineLogin(errand, { consent })).toMatchObject({ errcode: 0 })
  expect(await browser.lineLogin(errand, { consent })).toMatchObject({ error: 'stateMismatch' })
})
