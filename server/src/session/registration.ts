import type { calls } from '@parlour/contract/index.ts'
import { registrationMode } from '@parlour/contract/registration-mode.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { z } from 'zod'
import type { Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { Context } from '../frame/module.ts'
import {
  countNewAccounts,
  createPlayer,
  findInviter,
  hashPassword,
  isMobile,
  isPassword,
  isUsername,
  noteConsent,
  openSeal,
  setSuperior,
  useNonce,
  useOtp,
  wholeMobile,
} from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import { enter } from './entry.ts'

type WithOtp = typeof calls.accountRegist4
type Registering = Context<WithOtp>
type Input = z.output<(typeof calls.accountRegist)['input']> & { code?: string }

const maxADayFromDevice = 5

/** Opens an account. As at sign-in, the password is hashed before the transaction begins. */
export async function register(ctx: Registering, input: Input) {
  const { app, once, error } = ctx
  const { hasLeft } = ctx.request
  const { settings } = await readSettings(app.database)
  if (!settings.switches.registration) throw error('switchedOff')
  const { usesPhone, needsOtp } = registrationMode(settings)
  if (needsOtp !== (input.code !== undefined)) throw error('wrongRegisterType')
  const isWellFormed = usesPhone ? isMobile : isUsername
  if (!isWellFormed(input.account, settings)) throw error('accountMalformed')
  if (input.consent.termsVersion !== settings.termsVersion) throw error('consentMissing')
  const seal = await openSeal(app.database, app.config.PARLOUR_SECRET, input)
  if (!seal) throw error('sealExpired')
  if (!isPassword(seal.password, settings)) throw error('passwordMalformed')
  const passwordHash = await hashPassword(seal.password, { line: 'entry', hasLeft })
  const mobile = usesPhone ? wholeMobile(input.countryCode, input.account) : null
  return once(async (tx) => {
    if (!(await useNonce(tx, seal.nonce))) throw error('sealExpired')
    if (input.code !== undefined && mobile !== null) {
      const refusal = await findOtpRefusal(tx, ctx, mobile, input.code)
      // A wrong guess has been counted, and stays so.
      if (refusal) throw error(refusal, { keep: true })
    }
    return open(tx, ctx, { ...input, mobile, passwordHash, settings })
  })
}

async function findOtpRefusal(tx: Tx, { app }: Registering, mobile: string, code: string) {
  const secret = app.config.PARLOUR_SECRET
  const outcome = await useOtp(tx, { purpose: 'register', mobile, code, secret })
  if (outcome === 'right') return null
  return outcome === 'wrong' ? 'codeWrong' : 'codeExpired'
}

type Opening = Input & { mobile: string | null; passwordHash: string; settings: SiteSettings }

async function open(tx: Tx, ctx: Registering, opening: Opening) {
  const { app, request, error } = ctx
  const { account, mobile, passwordHash, settings, consent } = opening
  const made = await countNewAccounts(tx, request.fingerprint, request.address)
  if (made.device >= maxADayFromDevice || made.address >= app.config.ACCOUNTS_PER_ADDRESS)
    throw error('tooManyAccounts')
  const playerId = await createPlayer(tx, {
    account: account.toLowerCase(),
    nickname: `${settings.siteName.slice(0, 16)} ${account.slice(-4)}`,
    accountType: mobile === null ? 0 : 1,
    // A number that nobody proved is a name to sign in with, not a bound mobile.
    mobile: opening.code === undefined ? null : mobile,
    passwordHash,
    tracking: opening.tracking ?? {},
    registeredFrom: request.address,
  })
  if (playerId === null) throw error(mobile === null ? 'accountTaken' : 'mobileTaken')
  await noteConsent(tx, { playerId, ...consent, address: request.address })
  const superiorId = opening.inviteCode ? await findInviter(tx, opening.inviteCode) : null
  if (superiorId !== null) await setSuperior(tx, playerId, superiorId)
  await publish(tx, 'player.registered', playerId, { superiorId })
  if (mobile !== null && opening.code !== undefined)
    await publish(tx, 'mobile.bound', playerId, { mobile })
  return enter(tx, ctx, playerId, opening.phoneinfoJsonModel)
}
