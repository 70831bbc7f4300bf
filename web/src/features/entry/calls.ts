import { smsWorkBits, smsWorkSalt } from '@parlour/contract/sms-work.ts'
import { type CallInput, send } from '../../calls/api.ts'
import { getInvitation, getTracking } from '../../browser/tracking.ts'
import { renewToken, type SignedIn } from '../../session/store.ts'
import { isRefusal } from './failures.ts'
import { askPasskey } from './passkeys.ts'
import { getOrigin, getPhoneInfo } from './phone-info.ts'
import { sealPassword, sealPasswords, work } from './sealing/seal.ts'

type Consent = CallInput<'accountRegist'>['consent']
export type Registration = {
  account: string
  password: string
  /** The one-time code, where one is asked for. */
  code: string | undefined
  countryCode: string
  consent: Consent
}

export async function logIn(
  account: string,
  password: string,
  countryCode?: string,
): Promise<SignedIn> {
  return withWork(async () => {
    const sealed = await sealPassword(account, password)
    return send('accountLogin', { account, countryCode, ...sealed, ...getOrigin() })
  })
}

/** After a right password: the browser holds a ticket for five minutes. */
export async function logInBySecondStep(code: string): Promise<SignedIn> {
  return send('secondStepLogin', { code, phoneinfoJsonModel: getPhoneInfo() })
}

/** Null when the player would rather not. */
export async function logInByPasskey(): Promise<SignedIn | null> {
  const passkey = await askPasskey()
  return passkey && send('passkeyLogin', { passkey, phoneinfoJsonModel: getPhoneInfo() })
}

export async function proveBySecondStep(code: string): Promise<void> {
  renewToken((await send('reauthenticate', { by: 'secondStep', code })).token)
}

/** False when the player would rather not. */
export async function proveByPasskey(): Promise<boolean> {
  const passkey = await askPasskey()
  if (!passkey) return false
  renewToken((await send('reauthenticate', { by: 'passkey', passkey })).token)
  return true
}

/** Proves who the player of this session is; it goes on under a new token. */
export async function proveByPassword(account: string, password: string): Promise<void> {
  const { token } = await withWork(async () => {
    const sealed = await sealPassword(account, password)
    return send('reauthenticate', { by: 'password', ...sealed })
  })
  renewToken(token)
}

export async function proveByCode(code: string): Promise<void> {
  renewToken((await send('reauthenticate', { by: 'code', code })).token)
}

/** Who only ever came by a social sign-in has no old password. */
export async function changePassword(
  account: string,
  { old, fresh }: { old: string | null; fresh: string },
): Promise<void> {
  const { token } = await withWork(async () => {
    const plain = old === null ? [fresh] : [fresh, old]
    const { passwords, ...rest } = await sealPasswords(account, plain)
    const [password = '', oldPassword] = passwords
    return send('changePassword', { ...rest, password, oldPassword })
  })
  renewToken(token)
}

export async function register({ code, ...given }: Registration): Promise<SignedIn> {
  const { keyId, password } = await sealPassword(given.account, given.password)
  const { inviteCode } = getInvitation()
  const tracking = getTracking()
  const body = { ...given, keyId, password, inviteCode, tracking, ...getOrigin() }
  return code === undefined
    ? send('accountRegist', body)
    : send('accountRegist4', { ...body, code })
}

/** While many codes are sent, strangers work for theirs: this browser then does so, once. */
export async function askForCode(asked: Omit<CallInput<'smsSend'>, 'work'>) {
  try {
    return await send('smsSend', asked)
  } catch (error) {
    if (!isRefusal(error, 'workNeeded')) throw error
    const { nonce } = await send('preLogin', {})
    const whole = `${asked.countryCode}${asked.mobile.replace(/^0/, '')}`
    const salt = smsWorkSalt(nonce, whole)
    const answer = await work({ salt, zeroBits: smsWorkBits })
    return send('smsSend', { ...asked, work: { nonce, answer } })
  }
}

/** A link may name the superior by id instead. Whether that holds is for the server to say. */
export async function nameSuperior(): Promise<number | null> {
  const { inviteCode, superiorId } = getInvitation()
  if (inviteCode || superiorId === null) return null
  return send('agentFill', { pid: superiorId }).then(
    () => superiorId,
    () => null,
  )
}

type Recovery = { countryCode: string; mobile: string; code: string; password: string }

export async function recover({ countryCode, mobile, code, password }: Recovery): Promise<void> {
  const { keyId, password: sealed } = await sealPassword(mobile, password)
  await send('forgetPassword', { countryCode, mobile, code, keyId, password: sealed })
}

/** Others failed on this account: from the first refusal on preLogin asks this browser for work. */
function withWork<Output>(attempt: () => Promise<Output>): Promise<Output> {
  return attempt().catch((error: unknown) => {
    if (isRefusal(error, 'challengeFailed')) return attempt()
    throw error
  })
}
