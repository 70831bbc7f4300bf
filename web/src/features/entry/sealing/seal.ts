import { useEffect } from 'react'
import { waitForFingerprint } from '../../../browser/fingerprint.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { send } from '../../../calls/api.ts'
import type { Challenge } from './challenge.ts'

export type Sealed = { keyId: string; password: string; challengeAnswer?: string }

/**
 * The password as it may travel: readable by the server only, once, within two minutes, for this
 * account. Does the work the server asks of this browser on the way.
 */
export async function sealPassword(account: string, password: string): Promise<Sealed> {
  const { passwords, ...rest } = await sealPasswords(account, [password])
  return { ...rest, password: passwords[0] ?? '' }
}

/** Several at once, for one use: an old password and the new one. */
export async function sealPasswords(account: string, plain: readonly string[]) {
  // Failures are counted by device: without its mark this browser would share a stranger's count.
  await waitForFingerprint()
  const [{ keyId, jwk, nonce, challenge }, { encrypt }] = await Promise.all([
    send('preLogin', {}),
    loadSeal(),
  ])
  const passwords = await Promise.all(
    plain.map((password) => encrypt(jwk, { password, nonce, account })),
  )
  return { keyId, passwords, ...(await answerTo(challenge)) }
}

/** After the page's first picture, and before the first press of its button waits for it. */
export function useSealSoon(): void {
  useEffect(() => whenIdle(() => void loadSeal().catch(() => undefined)), [])
}

/** Few are ever asked for work: what does it comes then. */
export async function work(challenge: Challenge): Promise<string> {
  const { solveChallenge } = await import('./challenge.ts')
  return solveChallenge(challenge)
}

function loadSeal() {
  return import('./jwe.ts')
}

async function answerTo(challenge: Challenge | null): Promise<{ challengeAnswer?: string }> {
  return challenge ? { challengeAnswer: await work(challenge) } : {}
}
