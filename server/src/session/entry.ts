import type { calls } from '@parlour/contract/index.ts'
import type { Context } from '../frame/module.ts'
import {
  checkPassword,
  demandChallenge,
  findCredentials,
  forgetFailures,
  isChallengeSolved,
  judgeAttempt,
  noteDevice,
  noteFailure,
  openSeal,
  useNonce,
  wholeMobile,
} from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import type { Tx } from '../frame/db.ts'
import { cookieName, startSession } from './sessions.ts'
import { readState } from './state.ts'

type Entering = Context<typeof calls.accountLogin>
type PhoneInfo = { deviceModel: string; os: string }

/**
 * Signs in with a password. The password is checked outside any transaction: hashing waits in a
 * queue of its own, and a connection must not wait with it.
 */
export async function accountLogin(
  ctx: Entering,
  input: {
    account: string
    password: string
    keyId: string
    countryCode?: string | undefined
    challengeAnswer?: string | undefined
    phoneinfoJsonModel: PhoneInfo
  },
) {
  const { app, request, once, error } = ctx
  const { database, config } = app
  const { account } = input
  const attempt = { account, device: request.fingerprint, address: request.address }
  const seal = await openSeal(database, config.PARLOUR_SECRET, input)
  if (!seal || !(await database.transaction((tx) => useNonce(tx, seal.nonce))))
    throw error('sealExpired')
  const verdict = await judgeAttempt(database, attempt)
  if (verdict === 'locked') throw error('accountLocked')
  if (verdict === 'challenge' && !isChallengeSolved(seal.nonce, input.challengeAnswer)) {
    await demandChallenge(database, attempt.device)
    throw error('challengeFailed')
  }
  const { settings } = await readSettings(database)
  const mobile = wholeMobile(input.countryCode ?? settings.countryCode, account)
  const found = await findCredentials(database, account, mobile)
  const turn = { line: 'entry', hasLeft: request.hasLeft } as const
  const isRight = await checkPassword(found?.passwordHash ?? null, seal.password, turn)
  if (!found || !isRight) {
    await noteFailure(database, attempt)
    throw error('wrongCredentials')
  }
  if (!found.isActive) throw error('accountClosed')
  return once(async (tx) => {
    await forgetFailures(tx, attempt)
    return enter(tx, ctx, found.playerId, input.phoneinfoJsonModel)
  })
}

/** The one way a session begins: token in the answer, its other half in a cookie. */
export async function enter(
  tx: Tx,
  { app, request }: Pick<Entering, 'app' | 'request'>,
  playerId: number,
  phone: PhoneInfo,
) {
  const { fingerprint: device, address } = request
  const from = { device, address, model: phone.deviceModel, os: phone.os }
  const { token, cookie } = await startSession(tx, playerId, from)
  await noteDevice(tx, playerId, device)
  request.cookies.write(cookieName, cookie)
  return { token, ...(await readState(app, tx, playerId)) }
}
