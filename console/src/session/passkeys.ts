import type { CallInput } from '../calls/send.ts'
import { CallFailure, send } from '../calls/send.ts'
import type { Me } from './me.ts'

type Answer = CallInput<'signInByPasskey'>['passkey']
type Made = CallInput<'addOperatorPasskey'>

const timeout = 100_000
/** ES256, EdDSA and, for older computers, RS256. */
const algorithms = [-7, -8, -257]

/** Browsers keep passkeys for names, not for numbers, and only over a safe line. */
export function isPasskeyPossible(): boolean {
  const isKnown = 'PublicKeyCredential' in globalThis && 'toJSON' in PublicKeyCredential.prototype
  return isKnown && !/^[\d.]+$|:/.test(location.hostname)
}

/** Lets a person choose a passkey of theirs. */
export async function askPasskey(): Promise<Answer> {
  const { nonce } = await send('beginPasskey', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge: toText(nonce),
    rpId: location.hostname,
    userVerification: 'required',
    timeout,
  })
  const { id, response } = await shown<AuthenticationResponseJSON>(
    navigator.credentials.get({ publicKey }),
  )
  return {
    credential: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  }
}

type Wanted = { me: Me; name: string; taken: readonly string[] }

/** Has this device make a passkey, unless it holds one of an operator already. */
export async function makePasskey({ me, name, taken }: Wanted): Promise<Made> {
  const { nonce } = await send('beginPasskey', {})
  const { operatorName } = me
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge: toText(nonce),
    rp: { id: location.hostname, name: me.siteName },
    user: { id: toText(operatorName), name: operatorName, displayName: operatorName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: taken.map((id) => ({ type: 'public-key', id })),
    timeout,
  })
  const { id, response } = await shown<RegistrationResponseJSON>(
    navigator.credentials.create({ publicKey }),
  )
  return {
    credential: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    publicKey: response.publicKey ?? '',
    name,
  }
}

/** What the browser or the device refuses is told like what the server refuses. */
async function shown<Json>(asked: Promise<Credential | null>): Promise<Json> {
  const credential = await asked.catch((error: unknown) => {
    const isHeld = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new CallFailure(isHeld ? 'passkeyTaken' : 'noPasskey', 0)
  })
  if (!(credential instanceof PublicKeyCredential)) throw new CallFailure('noPasskey', 0)
  return credential.toJSON() as Json
}

/** Base64url of plain letters. */
function toText(letters: string): string {
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
