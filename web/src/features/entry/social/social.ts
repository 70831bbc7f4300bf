import { waitForFingerprint } from '../../../browser/fingerprint.ts'
import { safePath } from '../../../browser/return-path.ts'
import { local, tab } from '../../../browser/storage.ts'
import { getInvitation, getTracking } from '../../../browser/tracking.ts'
import { send } from '../../../calls/api.ts'
import type { SignedIn } from '../../../session/store.ts'
import { getPhoneInfo } from '../phone-info.ts'

/** The provider's number in the list of third parties. */
const providerId = 3

/** What must survive the way to the provider and back. */
type Errand = {
  to: string
  /** Of the terms the player accepted for a new account. */
  termsVersion?: string
}

export type SocialReturn = { state: string; code: string } | 'cancelled'

export async function isSocialOffered(): Promise<boolean> {
  return (await findAuthorizeUrl()) !== null
}

/** Leaves for the provider. Each departure has a state of its own, so it is asked for now. */
export async function setOut(errand: Errand): Promise<void> {
  const address = await findAuthorizeUrl()
  if (!address) throw new Error('social sign-in is not offered')
  tab.setJson('SOCIAL_ERRAND', errand)
  location.assign(address)
}

/** What the provider put into our address when it sent the player back. */
export function findSocialReturn(search: string): SocialReturn | null {
  const given = new URLSearchParams(search)
  const [state, code] = [given.get('state'), given.get('code')]
  if (state && code) return { state, code }
  return state && given.has('error') ? 'cancelled' : null
}

/** Completes the sign-in, with the consent that was given before setting out again. */
export async function finish(given: { state: string; code: string }): Promise<SignedIn> {
  const termsVersion = findErrand()?.termsVersion
  const consent = termsVersion ? { termsVersion, isOfAge: true as const } : undefined
  await waitForFingerprint()
  const device = { uuid: getBrowserId(), phoneinfoJsonModel: getPhoneInfo() }
  const { inviteCode } = getInvitation()
  const tracking = getTracking()
  return send('lineLogin', { ...given, ...device, consent, inviteCode, tracking })
}

/** Where the player was going before setting out. */
export function rememberedPath(): string {
  return safePath(findErrand()?.to ?? '') ?? '/lobby/home'
}

export function forgetErrand(): void {
  tab.remove('SOCIAL_ERRAND')
}

function findErrand(): Errand | null {
  return tab.findJson('SOCIAL_ERRAND') as Errand | null
}

async function findAuthorizeUrl(): Promise<string | null> {
  const { appLoginThirdConfigList } = await send('preLogin', {})
  const found = appLoginThirdConfigList.find(({ id }) => id === providerId)
  return found && /^https?:\/\//.test(found.authorizeUrl) ? found.authorizeUrl : null
}

/** This browser's own random id, made at its first use. */
function getBrowserId(): string {
  const known = local.findText('DLLGUUSER')
  if (known) return known
  const made = crypto.randomUUID()
  local.setText('DLLGUUSER', made)
  return made
}
