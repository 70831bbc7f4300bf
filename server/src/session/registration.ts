import type { calls } from '@parlour/contract/index.ts'
import { registrationMode } from '@parlour/contract/registration-mode.ts'
import type { z } from 'zod'
import type { Tx } from '../frame/db.ts'
import { cutText } from '../frame/input.ts'
import type { Context } from '../frame/module.ts'
import { readSettings, siteNameFor } from '../frame/settings.ts'
import type { OtpOutcome } from '../players/index.ts'
import {
  findByMobile,
  findPasswordFault,
  hashPassword,
  isAccountTaken,
  isMobile,
  isUsername,
  openSeal,
  tryOtp,
  useNonce,
  useOtp,
  wholeMobile,
} from '../players/index.ts'
import { enter } from './enter.ts'
import { findClosure, isCrowded, openAccount } from './opening.ts'

type WithOtp = typeof calls.accountRegist4
type Registering = Context<WithOtp>
type Input = z.output<(typeof calls.accountRegist)['input']> & { code?: string }

/** Opens an account by name or number. Nothing is hashed for who would be refused anyway. */
export async function register(ctx: Registering, input: Input) {
  const { app, once, error, request, envelope } = ctx
  const { settings } = await readSettings(app.database)
  const closure = findClosure(settings, { ...input, country: request.country })
  if (closure) throw error(closure)
  const { usesPhone, needsOtp } = registrationMode(settings)
  if (needsOtp !== (input.code !== undefined)) throw error('wrongRegisterType')
  const isWellFormed = usesPhone ? isMobile : isUsername
  const mobile = usesPhone ? wholeMobile(settings, input.countryCode, input.account) : null
  if (!isWellFormed(input.account, settings) || (usesPhone && mobile === null))
    throw error('accountMalformed')
  const seal = await openSeal(app.database, app.config.PARLOUR_SECRET, input)
  if (!seal) throw error('sealExpired')
  const { PASSWORD_LIST } = app.config
  const fault = findPasswordFault(seal.password, input.account, settings, PASSWORD_LIST)
  if (fault) throw error(fault)
  const candidate: Candidate = { account: input.account, mobile, code: input.code }
  // Commits whatever it says: a nonce is used up, and a wrong guess of a code counts.
  const refusal = await app.database.transaction((tx) =>
    findRefusal(tx, ctx, seal.nonce, candidate),
  )
  if (refusal) throw error(refusal)
  const turn = { line: 'entry', hasLeft: request.hasLeft } as const
  const passwordHash = await hashPassword(seal.password, turn)
  const siteName = siteNameFor(settings, envelope.locale)
  return once(async (tx) => {
    const outcome = await proveNumber(tx, ctx, candidate, useOtp)
    if (outcome !== 'right') throw error('codeExpired')
    const opened = await openAccount(
      tx,
      { config: app.config, request },
      {
        ...input,
        inviteCode: input.inviteCode,
        tracking: input.tracking,
        player: {
          account: input.account.toLowerCase(),
          nickname: `${cutText(siteName, 16)} ${input.account.slice(-4)}`,
          accountType: mobile === null ? 0 : 1,
          // A number that nobody proved is a name to sign in with, not a bound mobile.
          mobile: input.code === undefined ? null : mobile,
          passwordHash,
        },
      },
    )
    if (opened === 'taken') throw error(usesPhone ? 'mobileTaken' : 'accountTaken')
    if (opened === 'tooManyAccounts') throw error(opened)
    return enter(tx, ctx, opened, input.phoneinfoJsonModel)
  })
}

type Candidate = { account: string; mobile: string | null; code: string | undefined }

/** What can be known before hashing. Whose a number is, only who holds it is told. */
async function findRefusal(tx: Tx, ctx: Registering, nonce: string, candidate: Candidate) {
  const { config } = ctx.app
  if (!(await useNonce(tx, nonce))) return 'sealExpired'
  if (await isCrowded(tx, { config, request: ctx.request })) return 'tooManyAccounts'
  const outcome = await proveNumber(tx, ctx, candidate, tryOtp)
  if (outcome !== 'right') return outcome === 'wrong' ? 'codeWrong' : 'codeExpired'
  const { account, mobile } = candidate
  if (await isAccountTaken(tx, account)) return mobile === null ? 'accountTaken' : 'mobileTaken'
  return mobile !== null && (await findByMobile(tx, mobile)) !== null ? 'mobileTaken' : null
}

/** Where no code is asked for there is nothing to prove. */
async function proveNumber(
  tx: Tx,
  { app }: Registering,
  { mobile, code }: Candidate,
  prove: typeof tryOtp,
): Promise<OtpOutcome> {
  if (code === undefined || mobile === null) return 'right'
  return prove(tx, { purpose: 'register', mobile, code, secret: app.config.PARLOUR_SECRET })
}
