import type { calls } from '@parlour/contract/index.ts'
import { catchUp, noteDay } from '../activities/index.ts'
import { sql } from '../frame/db.ts'
import type { Handlers } from '../frame/module.ts'
import { getSealKey, makeNonce, noteConsent, readWork } from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import { readSummary } from '../wallet/index.ts'
import { getConfig } from '../site/index.ts'
import { accountLogin } from './entry.ts'
import { disownChange } from './notices.ts'
import { forgetPassword, smsSend } from './password-reset.ts'
import { changePassword, reauthenticate, sendOwnCode } from './proof.ts'
import { ownAccountHandlers } from './own-account.ts'
import { register } from './registration.ts'
import { secondStepHandlers } from './second-step.ts'
import { cookieName, endOtherSessions, endSession, listSessions, noteSeen } from './sessions.ts'
import { lineLogin, listProviders } from './social.ts'
import { noDots, readAppUser, readDots, readState } from './state.ts'

type Served = Pick<
  typeof calls,
  | keyof typeof secondStepHandlers
  | keyof typeof ownAccountHandlers
  | 'preLogin'
  | 'accountLogin'
  | 'accountRegist'
  | 'accountRegist4'
  | 'lineLogin'
  | 'smsSend'
  | 'forgetPassword'
  | 'reauthenticate'
  | 'sendOwnCode'
  | 'changePassword'
  | 'disownChange'
  | 'acceptTerms'
  | 'logout'
  | 'listSessions'
  | 'revokeSession'
  | 'refreshData'
  | 'getAfterLoginInfo'
  | 'getAfterLoginInfoWeb'
  | 'online'
>

export const sessionHandlers = {
  async preLogin({ app, request }) {
    const secret = app.config.PARLOUR_SECRET
    const { keyId, jwk } = await getSealKey(app.database, secret)
    const { nonce, expiresAt } = makeNonce(secret)
    const from = { device: request.fingerprint, address: request.address }
    const zeroBits = await readWork(app.database, from)
    const challenge = zeroBits > 0 ? { salt: nonce, zeroBits } : null
    const appLoginThirdConfigList = await listProviders(app, request.cookies)
    return { keyId, jwk, nonce, expiresAt, challenge, appLoginThirdConfigList }
  },
  accountLogin,
  ...ownAccountHandlers,
  accountRegist: (ctx, input) => register(ctx as never, input),
  accountRegist4: (ctx, input) => register(ctx, input),
  lineLogin,
  smsSend,
  forgetPassword,
  reauthenticate,
  sendOwnCode,
  changePassword,
  disownChange,
  ...secondStepHandlers,
  async acceptTerms({ tx, caller, request, error }, { consent: { termsVersion } }) {
    const { settings } = await readSettings(tx)
    if (termsVersion !== settings.termsVersion) throw error('consentMissing')
    await noteConsent(tx, { playerId: caller.playerId, termsVersion, address: request.address })
    return {}
  },
  async logout({ tx, caller, request }) {
    await endSession(tx, caller.sessionId)
    request.cookies.write(cookieName, null)
    return {}
  },
  async listSessions({ tx, caller }) {
    const open = await listSessions(tx, caller.playerId)
    const sessionList = open.map((session) => ({
      sessionId: session.sessionId,
      deviceModel: session.model,
      os: session.os,
      country: session.country,
      createTime: session.createdAt.getTime(),
      lastSeenTime: session.seenAt.getTime(),
      isCurrent: session.sessionId === caller.sessionId,
    }))
    return { sessionList }
  },
  async revokeSession({ tx, caller, error }, { sessionId }) {
    if (sessionId === undefined)
      return { revoked: await endOtherSessions(tx, caller.playerId, caller.sessionId) }
    const open = await listSessions(tx, caller.playerId)
    if (!open.some((session) => session.sessionId === sessionId)) throw error('unknownSession')
    await endSession(tx, sessionId)
    return { revoked: 1 }
  },
  async refreshData({ app, tx, caller }) {
    if (!caller) return { appUser: null, wallet: null, dots: noDots }
    const { playerId } = caller
    await catchUp(app, playerId)
    const { coin, locked, withdrawable, safebox, turnoverLeft } = await readSummary(tx, playerId)
    return {
      appUser: await readAppUser(app, tx, playerId),
      wallet: { coin, locked, withdrawable, safebox, turnoverLeft },
      dots: await readDots(app, tx, playerId),
    }
  },
  async getAfterLoginInfo({ app, tx, caller }) {
    if (!caller) return { session: null }
    await noteDay(app, caller.playerId)
    await catchUp(app, caller.playerId)
    return { session: await readState(app, tx, caller.playerId) }
  },
  async getAfterLoginInfoWeb({ app, tx, caller }, { gameListVersion }) {
    await noteDay(app, caller.playerId)
    await catchUp(app, caller.playerId)
    const state = await readState(app, tx, caller.playerId)
    const { version, config } = await getConfig(app)
    return gameListVersion === version
      ? { changed: false, gameListVersion: version, ...state }
      : { changed: true, gameListVersion: version, ...config, ...state }
  },
  async online({ app, tx, caller, request: { country } }) {
    await noteDay(app, caller.playerId)
    await noteSeen(tx, { sessionId: caller.sessionId, country })
    const { at } = await tx.row<{ at: Date }>(sql`select now() as at`)
    return { serverTime: at.getTime() }
  },
} satisfies Handlers<Served>
