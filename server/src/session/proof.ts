import type { calls } from '@parlour/contract/index.ts'
import type { z } from 'zod'
import { isProved } from '../frame/caller.ts'
import type { Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { Context } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import {
  findPasswordFault,
  forgetFailures,
  getPlayer,
  hashPassword,
  hasSecondStep,
  lockCredentials,
  openSeal,
  readPasswordHash,
  setPassword,
  useNonce,
  useOtp,
  findPasskeyOwner,
  useStepCode,
} from '../players/index.ts'
import { judgePassword } from './entry.ts'
import { sendCode } from './password-reset.ts'
import { cookieName, endOtherSessions, renewSession } from './sessions.ts'

type Proving = typeof calls.reauthenticate
type Changing = typeof calls.changePassword
type Proved = Pick<Context<Changing>, 'app' | 'request' | 'caller'>

/**
 * Proves who a session's player is. The answer holds a token, so it is not kept for a repeat.
 */
export async function reauthenticate(ctx: Context<Proving>, input: z.output<Proving['input']>) {
  const refusal = await findProofFault(ctx, input)
  if (refusal) throw ctx.error(refusal)
  return ctx.app.database.transaction((tx) => renew(tx, ctx))
}

/** To the bound number only, which therefore nobody needs to type. */
export async function sendOwnCode(ctx: Context<typeof calls.sendOwnCode>) {
  const { app, caller, error } = ctx
  const { mobile } = await getPlayer(app.database, caller.playerId)
  if (mobile === null) throw error('mobileUnbound')
  const sent = await sendCode(ctx, { purpose: 'prove', mobile, isFree: true })
  if (sent === 'workNeeded') throw error('notSent')
  if (typeof sent === 'string') throw error(sent)
  return sent
}

/** Who never had a password must have signed in moments ago; everybody else knows the old one. */
export async function changePassword(ctx: Context<Changing>, input: z.output<Changing['input']>) {
  const { app, caller, request, error } = ctx
  const { playerId, sessionId } = caller
  const { settings } = await readSettings(app.database)
  const { account } = await getPlayer(app.database, playerId)
  const before = await readPasswordHash(app.database, playerId)
  const secret = app.config.PARLOUR_SECRET
  const fresh = await openSeal(app.database, secret, { ...input, account })
  if (!fresh) throw error('sealExpired')
  const fault = findPasswordFault(fresh.password, account, settings, app.config.PASSWORD_LIST)
  if (fault) throw error(fault)
  if (before !== null) {
    const old = { ...input, password: input.oldPassword ?? '' }
    const refusal = await provePassword(ctx, old, fresh.nonce)
    if (refusal) throw error(refusal)
  } else {
    if (!(await isProved(app.database, caller))) throw error('signInStale')
    if (!(await app.database.transaction((tx) => useNonce(tx, fresh.nonce))))
      throw error('sealExpired')
  }
  const turn = { line: 'entry', hasLeft: request.hasLeft } as const
  const passwordHash = await hashPassword(fresh.password, turn)
  return app.database.transaction(async (tx) => {
    // Of two who knew the old one, the first has made it worthless.
    const { passwordHash: now } = await lockCredentials(tx, playerId)
    if (now !== before) throw error('wrongCredentials')
    await setPassword(tx, playerId, passwordHash)
    await endOtherSessions(tx, playerId, sessionId)
    await publish(tx, 'account.changed', playerId, { what: 'password' })
    return renew(tx, ctx)
  })
}

/** Who has a second step proves by it: a password alone is what a thief may have. */
async function findProofFault(ctx: Context<Proving>, input: z.output<Proving['input']>) {
  const { app, caller } = ctx
  const { database, config } = app
  const { playerId } = caller
  if (input.by === 'passkey') {
    const owner = await database.transaction((tx) => findPasskeyOwner(tx, config, input.passkey))
    return owner === playerId ? null : 'passkeyRefused'
  }
  if (input.by === 'secondStep') {
    const given = { playerId, code: input.code, house: config.PARLOUR_SECRET }
    const outcome = await database.transaction((tx) => useStepCode(tx, given))
    return outcome === 'right' ? null : outcome === 'locked' ? 'accountLocked' : 'codeWrong'
  }
  if (await hasSecondStep(database, playerId)) return 'secondStepDue'
  if (input.by === 'password') return provePassword(ctx, input)
  const { mobile } = await getPlayer(database, playerId)
  if (mobile === null) return 'mobileUnbound'
  const given = { mobile, code: input.code, secret: config.PARLOUR_SECRET }
  const outcome = await database.transaction((tx) => useOtp(tx, { purpose: 'prove', ...given }))
  if (outcome === 'right') return null
  return outcome === 'wrong' ? 'codeWrong' : 'codeExpired'
}

type Sealed = { password: string; keyId: string; challengeAnswer?: string | undefined }

/** Counted as a sign-in is: a session gives nobody more tries. */
async function provePassword(ctx: Proved, sealed: Sealed, nonce?: string) {
  const { app, caller, request } = ctx
  const { database, config } = app
  const { playerId } = caller
  const { account } = await getPlayer(database, playerId)
  const seal = await openSeal(database, config.PARLOUR_SECRET, { ...sealed, account })
  const isMeant = seal !== null && (nonce === undefined || seal.nonce === nonce)
  if (!isMeant || !(await database.transaction((tx) => useNonce(tx, seal.nonce))))
    return 'sealExpired'
  const { fingerprint: device, address } = request
  const attempt = { account, playerId, device, address }
  const stored = await readPasswordHash(database, playerId)
  const { challengeAnswer } = sealed
  const refusal = await judgePassword(ctx, attempt, { seal, challengeAnswer, stored })
  if (refusal === null) await database.transaction((tx) => forgetFailures(tx, attempt))
  return refusal
}

async function renew(tx: Tx, { caller, request }: Proved): Promise<{ token: string }> {
  const { token, cookie } = await renewSession(tx, caller)
  request.cookies.write(cookieName, cookie)
  return { token }
}
