import { send } from '../../../calls/api.ts'
import { waitForFingerprint } from '../../../browser/fingerprint.ts'
import { type Challenge, solveChallenge } from './challenge.ts'

export type Sealed = { keyId: string; password: string; challengeAnswer?: string }

/**
 * The password as it may travel: readable by the server only, once, within two minutes, for this
 * account. Does the work the server asks of this browser on the way.
 */
export async function sealPassword(account: string, password: string): Promise<Sealed> {
  // Failures are counted by device: without its mark this browser would share a stranger's count.
  await waitForFingerprint()
  const [{ keyId, jwk, nonce, challenge }, { encrypt }] = await Promise.all([
    send('preLogin', {}),
    loadSeal(),
  ])
  const sealed = await encrypt(jwk, { password, nonce, account })
  return { keyId, password: sealed, ...(await answerTo(challenge)) }
}

/** May be called early, so that the first press of the button does not wait for it. */
export function loadSeal() {
  return import('./jwe.ts')
}

async function answerTo(challenge: Challenge | null): Promise<{ challengeAnswer?: string }> {
  return challenge ? { challengeAnswer: await solveChallenge(challenge) } : {}
}
