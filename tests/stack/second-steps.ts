import { apiPrefix } from '@parlour/contract/envelope.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { codeAt } from '@parlour/server/players/second-step/totp.ts'
import { expect } from 'vitest'
import { password } from './account-stack.ts'
import { device, phoneinfoJsonModel, seal } from './entering.ts'
import type { SignedIn, Stack } from './stack.ts'

/** An authenticator app, with its secret. */
export async function setUpApp(stack: Stack, as: SignedIn) {
  const begun = await stack.ok('beginAuthenticator', {}, as)
  expect(begun.address).toContain(`secret=${begun.secret}`)
  const secret = fromBase32(begun.secret)
  expect(await stack.refused('confirmAuthenticator', { code: '000000' }, as)).toBe('codeWrong')
  const code = await codeOf(stack, secret)
  const { recoveryCodeList } = await stack.ok('confirmAuthenticator', { code }, as)
  // As if the half minute had passed in which the app was set up.
  await stack.app.database.run(sql`update player_second_steps set last_step = 0
    where player_id = ${as.playerId}`)
  return { secret, recoveryCodeList }
}

/** What the app shows by the clock of the database. */
export async function codeOf(stack: Stack, secret: Buffer): Promise<string> {
  const { at } = await stack.app.database.row<{ at: Date }>(sql`select now() as at`)
  return codeAt(secret, Math.floor(at.getTime() / 30_000))
}

export function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = text
    .split('')
    .map((l) => letters.indexOf(l).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The cookie that a right password earns who has a second step. */
export async function firstStep(stack: Stack, account: string): Promise<string> {
  const { password: jwe, keyId } = await seal(stack, account, password)
  const response = await fetch(`${stack.url}${apiPrefix}accountLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...device() },
    body: JSON.stringify({ account, password: jwe, keyId, phoneinfoJsonModel }),
  })
  const cookies = response.headers.getSetCookie()
  expect(cookies.some((line) => line.startsWith('parlour_session='))).toBe(false)
  const line = cookies.find((cookie) => cookie.startsWith('parlour_step='))
  return /=([^;]+)/.exec(line ?? '')?.[1] ?? ''
}

/** What a code answers that is shown with such a cookie. */
export async function secondStep(
  stack: Stack,
  ticket: string | null,
  code: string,
): Promise<string> {
  const headers: Record<string, string> =
    ticket === null ? {} : { cookie: `parlour_step=${ticket}` }
  const input = { code, phoneinfoJsonModel }
  const called = await stack.call('secondStepLogin', input, undefined, headers)
  return called.body.error ?? 'ok'
}
