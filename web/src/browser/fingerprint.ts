import { local } from './storage.ts'

const patienceMs = 1500
let computing: Promise<string | null> | null = null

/** The device's fingerprint if it is known. A visitor who only looks never loads its code. */
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
  const { readDeviceSignals } = await import('./device-signals.ts')
  const signals = new TextEncoder().encode(readDeviceSignals())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', signals))
  const fingerprint = Array.from(digest.subarray(0, 16), toHex).join('')
  local.setText('DEVICE_FINGERPRINT', fingerprint)
  return fingerprint
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function giveUp(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null))
}
