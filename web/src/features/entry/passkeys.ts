import { describeDevice } from '../../browser/device.ts'
import { type CallInput, send } from '../../calls/api.ts'
import type { User } from '../../session/store.ts'

type Answer = CallInput<'passkeyLogin'>['passkey']

const timeoutMs = 100_000
/** ES256, EdDSA and, for older computers, RS256. */
const algorithms = [-7, -8, -257]

/** Browsers keep passkeys for names, not for numbers, and only over a safe line. */
export function isPasskeyPossible(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)
}

/** Lets the player choose a passkey of this site; null when they would rather not. */
export async function askPasskey(): Promise<Answer | null> {
  const { nonce } = await send('preLogin', {})
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(nonce),
    rpId: location.hostname,
    userVerification: 'required',
    timeout: timeoutMs,
  }
  const found = await unlessRefused(navigator.credentials.get({ publicKey }))
  if (!found) return null
  const { rawId, response } = found as PublicKeyCredential & {
    response: AuthenticatorAssertionResponse
  }
  return {
    credential: toText(rawId),
    clientData: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: toText(response.userHandle ?? new ArrayBuffer(0)),
  }
}

type Wanted = { user: User; siteName: string; known: readonly string[] }

/** Has this device make a passkey; null when the player would rather not. */
export async function makePasskey({ user, siteName, known }: Wanted) {
  const { nonce } = await send('preLogin', {})
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(nonce),
    rp: { id: location.hostname, name: siteName },
    user: { id: toBytes(user.uuid), name: user.account, displayName: user.account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromText(id) })),
    timeout: timeoutMs,
  }
  const made = await unlessRefused(navigator.credentials.create({ publicKey }))
  if (!made) return null
  const { rawId, response } = made as PublicKeyCredential & {
    response: AuthenticatorAttestationResponse
  }
  const { deviceModel, os } = describeDevice()
  return {
    credential: toText(rawId),
    clientData: toText(response.clientDataJSON),
    authenticatorData: toText(response.getAuthenticatorData()),
    publicKey: toText(response.getPublicKey() ?? new ArrayBuffer(0)),
    name: [deviceModel, os].filter(Boolean).join(' · ').slice(0, 60) || 'Passkey',
  }
}

/** Who closes the browser's question, or has no passkey, is told so by the browser itself. */
async function unlessRefused(asked: Promise<Credential | null>): Promise<Credential | null> {
  return asked.catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    if (['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name)) return null
    throw error
  })
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
