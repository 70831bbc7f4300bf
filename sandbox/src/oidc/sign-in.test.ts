import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, freePort, testConfig } from '../sandbox-fixture.ts'

const returnTo = 'http://lobby.example/login'

let app: FastifyInstance
let lobby: client.Configuration
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  app = await createTestApp({ SANDBOX_URL: origin })
  await app.listen({ host: '127.0.0.1', port })
  lobby = await client.discovery(
    new URL(`${origin}/oidc`),
    'parlour-web',
    testConfig.SANDBOX_OIDC_SECRET,
    undefined,
    {
      execute: [client.allowInsecureRequests],
    },
  )
})
afterAll(() => app.close())

/** As much of a browser as a sign-in needs: cookies with paths, and no following. */
class Browser {
  #cookies = new Map<string, { value: string; path: string }>()

  async visit(url: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url)
    const sent = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path))
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...rest] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const path = rest.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    if (value) this.#cookies.set(name, { value, path })
    else this.#cookies.delete(name)
  }
}

async function startUrl(changes: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const url = client.buildAuthorizationUrl(lobby, {
    redirect_uri: returnTo,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...changes,
  })
  return { url: url.href, verifier, state }
}

function nextOf(answer: Response): string {
  return new URL(answer.headers.get('location') ?? '', answer.url || origin).href
}

/** Walks from the authorize address to the page and back to the lobby. */
async function answerPage(browser: Browser, url: string, form: Record<string, string>) {
  const pageUrl = nextOf(await browser.visit(url))
  const page = await browser.visit(pageUrl)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('มะลิ สวนดาว')
  const resume = nextOf(await browser.visit(pageUrl, form))
  return new URL(nextOf(await browser.visit(resume)))
}

async function signIn(browser: Browser, form: Record<string, string>) {
  const { url, verifier, state } = await startUrl()
  const landed = await answerPage(browser, url, { answer: 'continue', ...form })
  expect(landed.origin + landed.pathname).toBe(returnTo)
  return client.authorizationCodeGrant(lobby, landed, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  })
}

test('code and PKCE lead to a signed token that says who it is', async () => {
  const tokens = await signIn(new Browser(), { person: 'sample-mali' })
  const claims = tokens.claims()
  expect(claims).toMatchObject({
    iss: `${origin}/oidc`,
    aud: 'parlour-web',
    sub: 'sample-mali',
    name: 'มะลิ สวนดาว',
    email: 'mali@people.example',
  })
  const info = await client.fetchUserInfo(lobby, tokens.access_token, 'sample-mali')
  expect(info.name).toBe('มะลิ สวนดาว')
  const picture = await fetch(String(info.picture))
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
})

test('anyone may be named, a name is always the same person, each sign-in asks', async () => {
  const browser = new Browser()
  const long = 'ก'.repeat(60)
  const first = await signIn(browser, { person: 'typed', name: long })
  const other = await signIn(browser, { person: 'sample-luz' })
  const again = await signIn(browser, { person: 'typed', name: ` ${long} ` })
  expect(first.claims()?.name).toBe(long)
  expect(other.claims()?.sub).toBe('sample-luz')
  expect(again.claims()?.sub).toBe(first.claims()?.sub)
  const picture = await fetch(`${origin}/people/${first.claims()?.sub}.svg`)
  expect(picture.status).toBe(200)
})

test('a person without a name is asked again', async () => {
  const browser = new Browser()
  const pageUrl = nextOf(await browser.visit((await startUrl()).url))
  const forms: Record<string, string>[] = [
    { person: 'typed', name: '  ' },
    { person: 'nobody' },
    {},
  ]
  for (const form of forms) {
    const page = await browser.visit(pageUrl, { answer: 'continue', ...form })
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('role="alert"')
  }
})

test('cancelling returns to the lobby with access_denied and the state', async () => {
  const { url, state } = await startUrl()
  const landed = await answerPage(new Browser(), url, { answer: 'cancel' })
  expect(landed.origin + landed.pathname).toBe(returnTo)
  expect(landed.searchParams.get('error')).toBe('access_denied')
  expect(landed.searchParams.get('state')).toBe(state)
  expect(landed.searchParams.has('code')).toBe(false)
})

test('a code is good once, and only with its verifier', async () => {
  const { url, verifier, state } = await startUrl()
  const landed = await answerPage(new Browser(), url, { answer: 'continue', person: 'sample-luz' })
  const redeem = (pkceCodeVerifier: string) =>
    client.authorizationCodeGrant(lobby, landed, { pkceCodeVerifier, expectedState: state })
  await expect(redeem(client.randomPKCECodeVerifier())).rejects.toThrow()
  const second = await startUrl()
  const fresh = await answerPage(new Browser(), second.url, {
    answer: 'continue',
    person: 'sample-luz',
  })
  const checks = { pkceCodeVerifier: second.verifier, expectedState: second.state }
  await client.authorizationCodeGrant(lobby, fresh, checks)
  await expect(client.authorizationCodeGrant(lobby, fresh, checks)).rejects.toThrow()
  expect(verifier).not.toBe(second.verifier)
})

test.each([
  ['a return address that is not listed', { redirect_uri: 'http://lobby.example/login/x' }],
  ['a foreign return address', { redirect_uri: 'http://evil.example/login' }],
  ['an unknown client', { client_id: 'someone-else' }],
])('%s is refused on the spot', async (_what, changes) => {
  const answer = await new Browser().visit((await startUrl(changes)).url)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
  expect(await answer.text()).toContain('เข้าสู่ระบบไม่สำเร็จ')
})

test('without PKCE there is no sign-in', async () => {
  const url = new URL((await startUrl()).url)
  url.searchParams.delete('code_challenge')
  url.searchParams.delete('code_challenge_method')
  const landed = new URL(nextOf(await new Browser().visit(url.href)))
  expect(landed.searchParams.get('error')).toBe('invalid_request')
})

test('a page opened without its cookie explains itself', async () => {
  const pageUrl = nextOf(await new Browser().visit((await startUrl()).url))
  const page = await new Browser().visit(pageUrl)
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('เข้าสู่ระบบไม่สำเร็จ')
})
