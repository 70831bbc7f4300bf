import { local } from './storage.ts'

const patienceMs = 1500
let computing: Promise<string | null> | null = null

/** The device's fingerprint if it is known already. A visitor who only looks never loads its code. */
export function findFingerprint(): string | null {
  return local.findText('DEVICE_FINGERPRINT')
}

/** Waits for the fingerprint, but not for long: a slow device must still be able to sign in. */
export async function waitForFingerprint(): Promise<string | null> {
  return findFingerprint() ?? Promise.race([compute(), giveUp()])
}

function compute(): Promise<string | null> {
  computing ??= readDevice().catch(() => null)
  return computing
}

async function readDevice(): Promise<string> {
  const { default: fingerprint } = await import('@fingerprintjs/fingerprintjs')
  // Its monitoring would call an outside host.
  const agent = await fingerprint.load({ monitoring: false })
  const { visitorId } = await agent.get()
  local.setText('DEVICE_FINGERPRINT', visitorId)
  return visitorId
}

function giveUp(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null))
}
