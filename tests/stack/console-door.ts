import { consoleCalls } from '@parlour/contract/operator/console.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { Role } from '@parlour/contract/operator/roles.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { addOperator, makeLink } from '@parlour/server/operators/index.ts'
import { codeAt } from '@parlour/server/players/index.ts'
import type { Called, Door } from './door.ts'
import { openDoor } from './door.ts'
import type { Stack } from './stack.ts'

const calls = { ...consoleCalls, ...operatorCalls }
export type ConsoleDoor = Door<typeof calls, []> & { cookie: () => string }
export const consolePassword = 'four eyes see more'

/** The console's calls as its page makes them: with its cookie, and from its origin. */
export function consoleDoor(url: string, headers: Record<string, string> = {}): ConsoleDoor {
  let cookie = ''
  const door = openDoor(calls, async (name, input) => {
    const response = await fetch(`${url}${operatorPrefix}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie, ...headers },
      body: JSON.stringify(input),
    })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    const body = (await response.json()) as Called<Record<string, unknown>>['body']
    return { status: response.status, body, cookie }
  })
  return { ...door, cookie: () => cookie }
}

/** Where a console is: its address, its database, and the secret of its house. */
export type Place = { url: string; database: Database; secret: string }

export function placeOf({ consoleUrl: url, app }: Stack): Place {
  return { url, database: app.database, secret: app.config.PARLOUR_SECRET }
}

/** Somebody new with a one-time link. */
export function inviteOperator(place: Place, name: string, role: Role): Promise<string> {
  return place.database.transaction(async (tx) => {
    const operatorId = await addOperator(tx, name, role)
    if (operatorId === null) throw new Error(`${name} exists already`)
    return makeLink(tx, operatorId, place.secret)
  })
}

/** Somebody who has come in by their link, with their authenticator and the code they used. */
export async function enterConsole(place: Place, name: string, role: Role) {
  const link = await inviteOperator(place, name, role)
  const door = consoleDoor(place.url)
  const { secret } = await door.ok('openLink', { link })
  const code = codeNow(secret)
  await door.ok('acceptLink', { link, password: consolePassword, code })
  return { ...door, secret, code }
}

/** What an authenticator shows: now, or some half minutes later. */
export function codeNow(secret: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join(
    '',
  )
  const bytes = bits.match(/.{8}/g) ?? []
  const plain = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return codeAt(plain, Math.floor(Date.now() / 30_000) + later)
}
