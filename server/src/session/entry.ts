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
  lockCredentials,
  noteEntry,
  openSeal,
  takeBack,
  useNonce,
  wholeMobile,
} from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import type { PhoneInfo } from './enter.ts'
import { enter } from './enter.ts'
import { isStepDue } from './second-step.ts'

type Entering = Context<typeof calls.accountLogin>

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
  const given = {
    seal,
    challengeAnswer: input.challengeAnswer,
    stored: found?.passwordHash ?? null,
  }
  const refusal = await judgePassword(ctx, attempt, given)
  if (refusal || !found) throw error(refusal ?? 'wrongCredentials')
  if (!found.isActive) throw error('accountClosed')
  if (await isStepDue(ctx, database, found.playerId)) throw error('secondStepDue')
  return once(async (tx) => {
    // While this password was looked at another one may have been set, and everybody signed out.
    const now = await lockCredentials(tx, found.playerId)
    if (now.passwordHash !== found.passwordHash) throw error('wrongCredentials')
    if (!now.isActive) throw error('accountClosed')
    await forgetFailures(tx, attempt)
    await noteEntry(tx, attempt)
    return enter(tx, ctx, found.playerId, input.phoneinfoJsonModel)
  })
}

type Given = {
  seal: { password: string; nonce: string }
  challengeAnswer: string | undefined
  /** The hash it must fit; null fits nothing. */
  stored: string | null
}

/**
 * Whether a password is right, judged and counted before anybody spends a hash on it. A try that
 * was right counts for nothing.
 */
export async function judgePassword(
  { app: { database }, request }: Pick<Entering, 'app' | 'request'>,
  attempt: Attempt,
  { seal, challengeAnswer, stored }: Given,
): Promise<'accountLocked' | 'challengeFailed' | 'wrongCredentials' | null> {
  const isSolved = (zeroBits: number) => isChallengeSolved(seal.nonce, challengeAnswer, zeroBits)
  const begun = await database.transaction((tx) => beginAttempt(tx, attempt, isSolved))
  if (begun.verdict !== 'counted')
    return begun.verdict === 'locked' ? 'accountLocked' : 'challengeFailed'
  const { failureIds, strain } = begun
  const turn = { line: 'entry', strain, hasLeft: request.hasLeft } as const
  const isRight = await checkPassword(stored, seal.password, turn).catch(
    async (failure: unknown) => {
      await takeBack(database, failureIds)
      throw failure
    },
  )
  if (!isRight) return 'wrongCredentials'
  await takeBack(database, failureIds)
  return null
}
