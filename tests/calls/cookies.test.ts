import { apiPrefix } from '@parlour/contract/envelope.ts'
import { cookieName } from '@parlour/server/session/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { answerOf } from '../stack/door.ts'
import { register } from '../stack/entering.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://parlour.example' }
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env })
})
afterAll(() => stack.stop())

test('over https a session’s cookie is of this host alone, and of no script', async () => {
  const lines: string[] = []
  const watched: Stack = {
    ...stack,
    async call(name, input, _as, headers) {
      const response = await fetch(`${stack.url}${apiPrefix}${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
      lines.push(...response.headers.getSetCookie())
      return { status: response.status, body: (await response.json()) as never, cookie: null }
    },
  }
  const { token } = answerOf(await register(watched, 'secure1', 'a long enough secret'))
  const [line = ''] = lines.filter((one) => one.includes(cookieName))
  expect(line).toMatch(new RegExp(`^__Host-${cookieName}=[\\w-]{43}; `))
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(line).toContain(part)
  expect(line).not.toContain('Domain')
  const [pair = ''] = line.split(';')
  const asked = async (cookie: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie }
    const url = `${stack.url}${apiPrefix}listSessions`
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).status
  }
  expect(await asked(pair)).toBe(200)
  expect(await asked(pair.replace('__Host-', ''))).toBe(401)
})
