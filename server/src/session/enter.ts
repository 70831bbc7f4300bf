import { randomUUID } from 'node:crypto'
import type { Caller, Request } from '../frame/caller.ts'
import type { Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { Reader } from '../frame/module.ts'
import { moveBrowsers } from '../messages/index.ts'
import { noteDevice } from '../players/index.ts'
import { cookieName, endSession, startSession } from './sessions.ts'
import { readState } from './state.ts'

export type PhoneInfo = { deviceModel: string; os: string }

/**
 * The one way a session begins: token in the answer, its other half in a cookie. The one this
 * browser came with ends.
 */
export async function enter(
  tx: Tx,
  { app, request, caller }: { app: Reader; request: Request; caller: Caller | null },
  playerId: number,
  phone: PhoneInfo,
) {
  const { fingerprint: device, address, country } = request
  const from = { device, address, country, model: phone.deviceModel, os: phone.os }
  const sessionId = randomUUID()
  if (caller?.playerId === playerId) await moveBrowsers(tx, caller.sessionId, sessionId)
  if (caller) await endSession(tx, caller.sessionId)
  const { token, cookie } = await startSession(tx, playerId, from, sessionId)
  const isStrange = await noteDevice(tx, playerId, { device, address })
  if (isStrange) await publish(tx, 'account.changed', playerId, { what: 'device' })
  request.cookies.write(cookieName, cookie)
  return { token, ...(await readState(app, tx, playerId)) }
}
