import type { calls } from '@parlour/contract/index.ts'
import type { Context } from '../frame/module.ts'
import type { Attempt } from '../players/index.ts'
import {
  beginAttempt,
  checkPassword,
  findCredentials,
  forgetFailures,
  isChallengeSolved,
  isMobile,
  noteDevice,
  openSeal,
  takeBack,
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
  const seal = await openSeal(database, config.PARLOUR_SECRET, input)
  if (!seal || !(await database.transaction((tx) => useNonce(tx, seal.nonce))))
    throw error('sealExpired')
  const { settings } = await readSettings(database)
  const mobile = wholeMobile(settings, input.countryCode ?? settings.countryCode, input.account)
  const found = await findCredentials(database, input.account, mobile)
  const attempt: Attempt = {
    account: mobile !== null && isMobile(input.account, settings) ? mobile : input.account,
    playerId: found?.playerId ?? null,
    device: request.fingerprint,
    address: request.address,
  }
  const isSolved = (zeroBits: number) =>
    isChallengeSolved(seal.nonce, input.challengeAnswer, zeroBits)
  const begun = await database.transaction((tx) => beginAttempt(tx, attempt, isSolved))
  if (begun.verdict !== 'counted')
    throw error(begun.verdict === 'locked' ? 'accountLocked' : 'challengeFailed')
  const { failureIds } = begun
  const turn = { line: 'entry', hasLeft: request.hasLeft } as const
  const isRight = await checkPassword(found?.passwordHash ?? null, seal.password, turn).catch(
    async (failure: unknown) => {
      await takeBack(database, failureIds)
      throw failure
    },
  )
  if (!found || !isRight) throw error('wrongCredentials')
  await takeBack(database, failureIds)
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
  await noteDevice(tx, playerId, { device, address })
  request.cookies.write(cookieName, cookie)
  return { token, ...(await readState(app, tx, playerId)) }
}
