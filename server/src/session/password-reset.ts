import type { calls } from '@parlour/contract/index.ts'
import type { z } from 'zod'
import type { Context } from '../frame/module.ts'
import type { OtpPurpose } from '../players/index.ts'
import {
  chooseSmsGateway,
  findByMobile,
  hashPassword,
  isMobile,
  isPassword,
  makeOtp,
  openSeal,
  setPassword,
  useNonce,
  useOtp,
  wholeMobile,
  withdrawOtp,
} from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import { endOtherSessions } from './sessions.ts'

type Sending = typeof calls.smsSend
const purposes: OtpPurpose[] = ['register', 'forget', 'bind']

/** Sends a code. The gateway is asked outside the transaction; a code it refused does not count. */
export async function smsSend(ctx: Context<Sending>, input: z.output<Sending['input']>) {
  const { app, request, once, error } = ctx
  const { settings } = await readSettings(app.database)
  if (!isMobile(input.mobile, settings)) throw error('mobileMalformed')
  const mobile = wholeMobile(input.countryCode, input.mobile)
  const purpose = purposes[input.type] ?? 'register'
  const { address } = request
  const secret = app.config.PARLOUR_SECRET
  const made = await once(async (tx) => {
    const code = await makeOtp(tx, { purpose, mobile, address, secret })
    if (typeof code === 'string') throw error(code)
    return code
  })
  try {
    await chooseSmsGateway(app.config).deliver(mobile, otpText(settings.siteName, made.code))
  } catch (failure) {
    app.log.warn({ err: failure }, 'an SMS was not sent')
    await withdrawOtp(app.database, made.otpId)
    throw error('notSent')
  }
  return { resendAt: made.resendAt.getTime(), expiresAt: made.expiresAt.getTime() }
}

type Resetting = typeof calls.forgetPassword

/** Sets a new password by a code. An unknown number fails as a wrong code does. */
export async function forgetPassword(ctx: Context<Resetting>, input: z.output<Resetting['input']>) {
  const { app, once, error } = ctx
  const { hasLeft } = ctx.request
  const secret = app.config.PARLOUR_SECRET
  const { settings } = await readSettings(app.database)
  const seal = await openSeal(app.database, secret, { ...input, account: input.mobile })
  if (!seal) throw error('sealExpired')
  if (!isPassword(seal.password, settings)) throw error('passwordMalformed')
  const passwordHash = await hashPassword(seal.password, { line: 'entry', hasLeft })
  const mobile = wholeMobile(input.countryCode, input.mobile)
  return once(async (tx) => {
    if (!(await useNonce(tx, seal.nonce))) throw error('sealExpired')
    const outcome = await useOtp(tx, { purpose: 'forget', mobile, code: input.code, secret })
    // Nonce and guess are used up all the same.
    if (outcome !== 'right')
      throw error(outcome === 'wrong' ? 'codeWrong' : 'codeExpired', { keep: true })
    const playerId = await findByMobile(tx, mobile)
    if (playerId === null) throw error('codeWrong', { keep: true })
    await setPassword(tx, playerId, passwordHash)
    await endOtherSessions(tx, playerId, null)
    return {}
  })
}

function otpText(siteName: string, code: string): string {
  return `${siteName}: รหัสยืนยันของคุณคือ ${code} ใช้ได้ 5 นาที อย่าบอกรหัสนี้กับใคร`
}
