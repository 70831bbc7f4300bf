import { type CallInput, send } from '../../calls/api.ts'
import { getInvitation, getTracking } from '../../browser/tracking.ts'
import type { SignedIn } from '../../session/store.ts'
import { isRefusal } from './failures.ts'
import { getOrigin } from './phone-info.ts'
import { sealPassword } from './sealing/seal.ts'

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
  const attempt = async () => {
    const sealed = await sealPassword(account, password)
    return send('accountLogin', { account, countryCode, ...sealed, ...getOrigin() })
  }
  return attempt().catch((error: unknown) => {
    // Others failed on this account: from now on preLogin asks this browser for work too.
    if (isRefusal(error, 'challengeFailed')) return attempt()
    throw error
  })
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
