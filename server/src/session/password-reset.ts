import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { calls } from '@parlour/contract/index.ts'
import { smsWorkBits, smsWorkSalt } from '@parlour/contract/sms-work.ts'
import type { z } from 'zod'
import { publish } from '../frame/events.ts'
import type { App, Context } from '../frame/module.ts'
import type { OtpPurpose } from '../players/index.ts'
import {
  chooseSmsGateway,
  findByMobile,
  findPasswordFault,
  getPlayer,
  hashPassword,
  isChallengeSolved,
  isMobile,
  isOwnNonce,
  makeOtp,
  openSeal,
  setPassword,
  tryOtp,
  useNonce,
  useOtp,
  wholeMobile,
  withdrawOtp,
} from '../players/index.ts'
import { readSettings, siteNameFor } from '../frame/settings.ts'
import { endOtherSessions } from './sessions.ts'

type Locale = SiteSettings['defaultLocale']
type Sending = typeof calls.smsSend
const purposes: OtpPurpose[] = ['register', 'forget', 'bind']

/** Sends a code. The gateway is asked outside the transaction; a code it refused does not count. */
export async function smsSend(ctx: Context<Sending>, input: z.output<Sending['input']>) {
  const { app, error } = ctx
  const { settings } = await readSettings(app.database)
  if (!isMobile(input.mobile, settings)) throw error('mobileMalformed')
  const mobile = wholeMobile(settings, input.countryCode, input.mobile)
  if (mobile === null) throw error('mobileMalformed')
  const purpose = purposes[input.type] ?? 'register'
  const isOwn = await isOwnNumber(ctx, mobile)
  const isBlind = purpose === 'forget' && !isOwn
  // A number that nobody has needs no text, and nobody is told which one that is.
  const isSilent = isBlind && (await findByMobile(app.database, mobile)) === null
  const isFree = isOwn || (await hasWorked(ctx, mobile, input.work))
  const sent = await sendCode(ctx, { purpose, mobile, isBlind, isSilent, isFree })
  if (typeof sent === 'string') throw error(sent)
  return sent
}

type Sender = Pick<Context<Sending>, 'app' | 'request' | 'envelope'>
type Wanted = {
  purpose: OtpPurpose
  mobile: string
  /** The gateway is not waited for: by its answer and its time an asker could tell a number. */
  isBlind?: boolean
  isSilent?: boolean
  isFree: boolean
}
type Sent = { resendAt: number; expiresAt: number }

/** The one way a code leaves. */
export async function sendCode(
  { app, request: { address }, envelope }: Sender,
  { purpose, mobile, isBlind = false, isSilent = false, isFree }: Wanted,
): Promise<Sent | 'tooSoon' | 'tooManyCodes' | 'notSent' | 'workNeeded'> {
  const { PARLOUR_SECRET: secret, SMS_PER_HOUR: perHour, SMS_FREE_PER_HOUR } = app.config
  const freePerHour = isFree ? Infinity : SMS_FREE_PER_HOUR
  const made = await app.database.transaction((tx) =>
    makeOtp(tx, { purpose, mobile, address, secret, perHour, freePerHour }),
  )
  if (made === 'budgetSpent') raiseAlarm(app)
  if (made === 'tooSoon' || made === 'workNeeded') return made
  if (typeof made === 'string') return 'tooManyCodes'
  const answer = { resendAt: made.resendAt.getTime(), expiresAt: made.expiresAt.getTime() }
  if (isSilent) return answer
  const delivered = deliver(app, { mobile, locale: envelope.locale, ...made })
  if (!isBlind) return (await delivered) ? answer : 'notSent'
  delivered.catch((failure: unknown) => app.log.warn({ err: failure }, 'a code was not withdrawn'))
  return answer
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
  const { PASSWORD_LIST } = app.config
  const fault = findPasswordFault(seal.password, input.mobile, settings, PASSWORD_LIST)
  if (fault) throw error(fault)
  const mobile = wholeMobile(settings, input.countryCode, input.mobile)
  if (mobile === null) throw error('codeExpired')
  const given = { purpose: 'forget', mobile, code: input.code, secret } as const
  // A guess costs the guesser a try and us no hash.
  const first = await app.database.transaction(async (tx) =>
    (await useNonce(tx, seal.nonce)) ? tryOtp(tx, given) : null,
  )
  if (first === null) throw error('sealExpired')
  if (first !== 'right') throw error(first === 'wrong' ? 'codeWrong' : 'codeExpired')
  const passwordHash = await hashPassword(seal.password, { line: 'entry', hasLeft })
  return once(async (tx) => {
    if ((await useOtp(tx, given)) !== 'right') throw error('codeExpired')
    const playerId = await findByMobile(tx, mobile)
    if (playerId === null) throw error('codeWrong', { keep: true })
    await setPassword(tx, playerId, passwordHash)
    await endOtherSessions(tx, playerId, null)
    await publish(tx, 'account.changed', playerId, { what: 'password' })
    return {}
  })
}

type Work = { nonce: string; answer: string }

/**
 * A player who asks for a code to the number of their own account draws on nobody's budget unseen,
 * and learns nothing by it.
 */
async function isOwnNumber({ app: { database }, caller }: Context<Sending>, mobile: string) {
  return caller !== null && (await getPlayer(database, caller.playerId)).mobile === mobile
}

/** Whether the asker has done the work. */
async function hasWorked(
  { app: { database, config } }: Context<Sending>,
  mobile: string,
  work: Work | undefined,
): Promise<boolean> {
  if (!work || !isOwnNonce(config.PARLOUR_SECRET, work.nonce)) return false
  if (!isChallengeSolved(smsWorkSalt(work.nonce, mobile), work.answer, smsWorkBits)) return false
  return database.transaction((tx) => useNonce(tx, work.nonce))
}

type Text = { mobile: string; locale: Locale | undefined; otpId: number; code: string }

/** Whether the gateway took it. A code it did not take is good for nothing. */
async function deliver(app: App, { mobile, locale, otpId, code }: Text): Promise<boolean> {
  const { settings } = await readSettings(app.database)
  try {
    await chooseSmsGateway(app.config).deliver(mobile, otpText(settings, locale, code))
    return true
  } catch (failure) {
    app.log.warn({ err: failure }, 'an SMS was not sent')
    await withdrawOtp(app.database, otpId)
    return false
  }
}

function otpText(settings: SiteSettings, asked: Locale | undefined, code: string): string {
  const name = siteNameFor(settings, asked)
  if ((asked ?? settings.defaultLocale) === 'th-TH')
    return `${name}: รหัส OTP ${code} ใช้ได้ 5 นาที อย่าบอกใคร`
  return `${name}: your code is ${code}, valid for 5 minutes. Never share it`
}

/** Somebody draws on the budget for texts, or the site has grown: a person must look. */
function raiseAlarm({ log, metrics, config }: App): void {
  metrics.faults.inc({ where: 'smsBudget' })
  log.error({ perHour: config.SMS_PER_HOUR }, 'the budget for texts is spent: no codes are sent')
}
