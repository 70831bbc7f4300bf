import { once } from 'node:events'
import { connect } from 'node:net'
import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const post = (path: string, init: RequestInit) =>
  fetch(`${stack.url}${path}`, { method: 'POST', ...init })
const json = { 'content-type': 'application/json' }

describe('bad input gets JSON with a clear errcode', () => {
  const cases: [string, string, RequestInit, number, number][] = [
    ['malformed JSON', '/app/v1/preLogin', { body: '{"a":', headers: json }, 400, 9400],
    ['an empty body', '/app/v1/preLogin', { body: '', headers: json }, 400, 9400],
    ['a list for a body', '/app/v1/preLogin', { body: '[]', headers: json }, 400, 9400],
    ['an unknown field', '/app/v1/preLogin', { body: '{"rum":1}', headers: json }, 400, 9400],
    [
      'a NUL character',
      '/app/v1/preLogin',
      { body: '{"channel":"\\u0000"}', headers: json },
      400,
      9400,
    ],
    [
      'a poisoned field',
      '/app/v1/preLogin',
      { body: '{"__proto__":{}}', headers: json },
      400,
      9400,
    ],
    ['a wrong type', '/app/v1/preLogin', { body: '{"channel":5}', headers: json }, 400, 9400],
    ['a body that is not JSON', '/app/v1/preLogin', { body: 'a=1', headers: {} }, 415, 9415],
    ['a form', '/app/v1/preLogin', { body: new URLSearchParams({ a: '1' }) }, 415, 9415],
    ['an unknown call', '/app/v1/fly', { body: '{}', headers: json }, 404, 9404],
    ['an unknown path', '/nowhere', { body: '{}', headers: json }, 404, 9404],
    ['a wrong method', '/app/v1/preLogin', { method: 'GET' }, 405, 9405],
    [
      'a wrong method with a body',
      '/app/v1/preLogin',
      { method: 'PUT', body: '{}', headers: json },
      405,
      9405,
    ],
  ]
  test.each(cases)('%s', async (_what, path, init, status, errcode) => {
    const response = await post(path, init)
    const body = (await response.json()) as { errcode: number; message: string }
    expect(response.status).toBe(status)
    expect(body.errcode).toBe(errcode)
    expect(body.message).toMatch(/\w/)
  })

  test('an oversized body', async () => {
    const body = JSON.stringify({ channel: 'x'.repeat(70_000) })
    const response = await post('/app/v1/preLogin', { body, headers: json })
    expect([response.status, await response.json()]).toMatchObject([413, { errcode: 9413 }])
  })

  test('the message names the field and what is wrong with it', async () => {
    const { body } = await stack.post('gameLike', { id: 'x', like: 2 }, await stack.signIn())
    expect(body.message).toMatch(/id: .*like: /)
  })
})

describe('a login call', () => {
  const unauthorized = { status: 401, body: { code: 401, errcode: 401, error: 'unauthorized' } }

  test('without a token answers code 401', async () => {
    expect(await stack.call('gameLike', { id: 1, like: 1 })).toMatchObject(unauthorized)
  })

  test('with a token but not its cookie, or the cookie alone, answers code 401', async () => {
    const mali = await stack.signIn()
    const somchai = await stack.signIn()
    const mixed = { ...mali, cookie: somchai.cookie }
    expect(await stack.call('gameLike', { id: 1, like: 1 }, mixed)).toMatchObject(unauthorized)
    const alone = { ...mali, token: '' }
    expect(await stack.call('gameLike', { id: 1, like: 1 }, alone)).toMatchObject(unauthorized)
  })

  test('with a stale token answers code 401', async () => {
    const stale = { playerId: 1, token: 'x'.repeat(43), cookie: 'y'.repeat(43) }
    expect(await stack.call('gameLike', { id: 1, like: 1 }, stale)).toMatchObject(unauthorized)
  })
})

test('the envelope is taken with every call and is not part of its input', async () => {
  const envelope = { clientReferrer: 'th', channel: 'WEB', appId: 'com.demo.web', platform: 1 }
  const { body } = await stack.post('preLogin', envelope)
  expect(body.errcode).not.toBe(9400)
})

describe('every answer', () => {
  test('carries strict security headers', async () => {
    const from = { headers: { origin: 'https://evil.example' } }
    const { headers } = await fetch(`${stack.url}/healthz`, from)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the wallet’s door', () => {
  const knock = (name: string, init: RequestInit) =>
    fetch(`${stack.url}${walletPrefix}${name}`, init)
  const headers = { 'content-type': 'application/json' }

  test('opens for the calls of the protocol only', async () => {
    expect((await knock('bet', { method: 'GET' })).status).toBe(404)
    expect((await knock('toString', { method: 'POST', headers, body: '{}' })).status).toBe(404)
    expect((await knock('bet/', { method: 'POST', headers, body: '{}' })).status).toBe(404)
  })

  test('tells an unsigned, an endless and a hung up request apart', async () => {
    const unsigned = await knock('bet', { method: 'POST', headers, body: '{}' })
    expect([unsigned.status, await unsigned.json()]).toMatchObject([
      200,
      { error: 'unknownProvider' },
    ])
    expect(unsigned.headers.get('x-content-type-options')).toBe('nosniff')
    const endless = await knock('bet', { method: 'POST', headers, body: 'x'.repeat(200_000) })
    expect(await endless.json()).toMatchObject({
      error: 'badRequest',
      message: expect.stringContaining('too long'),
    })
    const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
    socket.end(`POST ${walletPrefix}bet HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{`)
    await once(socket.resume(), 'close')
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
  })
})

test('health, readiness and metrics answer', async () => {
  const get = async (path: string) => (await fetch(`${stack.url}${path}`)).status
  expect(await get('/healthz')).toBe(200)
  expect(await get('/readyz')).toBe(200)
  const metrics = await (await fetch(`${stack.url}/metrics`)).text()
  expect(metrics).toContain('parlour_call_seconds')
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('what is told of events that wait goes back to nothing when none does', async () => {
  const { database } = stack.app
  const held = async () => {
    const metrics = await (await fetch(`${stack.url}/metrics`)).text()
    return metrics.match(/^parlour_held_events\{.*$/gm)
  }
  await database.run(sql`insert into event_deliveries
      (consumer, event_id, type, player_id, payload, at, attempts, retry_at)
    values ('activities', 900000001, 'day.entered', 1, '{"day":"2020-01-01"}', now(), 1,
      now() + interval '1 hour')`)
  expect(await held()).toEqual(['parlour_held_events{consumer="activities"} 1'])
  await database.run(sql`delete from event_deliveries where event_id = 900000001`)
  expect(await held()).toBeNull()
})

test('what an alarm hears rise is told before it does: it begins with 0', async () => {
  const fresh = await stack.another(undefined, { ARCADE_URL: 'http://localhost:8081' })
  const metrics = await (await fetch(`${fresh.url}/metrics`)).text()
  await fresh.stop()
  expect(metrics).toContain('parlour_faults_total{where="smsBudget"} 0')
  expect(metrics).toContain('parlour_wallet_poison_total{provider="arcade"} 0')
})

test('the contract is published as a document and as a page', async () => {
  const document = await (await fetch(`${stack.url}/openapi.json`)).json()
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const page = await (await fetch(`${stack.url}/api`)).text()
  expect(page).toContain('gameLike')
})

test('no answer of a call is kept by anybody on the way', async () => {
  for (const path of ['/app/v1/preLogin', '/app/v1/fly', '/operator/v1/listAudit']) {
    const answer = await post(path, { body: '{}', headers: json })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})
