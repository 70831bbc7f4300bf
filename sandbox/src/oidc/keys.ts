import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

export type ProviderKeys = { signing: JWK[]; cookies: string[] }

let keysOfThisProcess: ProviderKeys | null = null

/** Kept beside the other records when there is a folder, so that a restart breaks no session. */
export function loadKeys(dataDir: string | undefined): ProviderKeys {
  if (!dataDir) return (keysOfThisProcess ??= newKeys())
  const folder = join(dataDir, 'sandbox')
  const file = join(folder, 'oidc-keys.json')
  if (existsSync(file)) return readKeys(file)
  const keys = newKeys()
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}

function readKeys(file: string): ProviderKeys {
  const keys: ProviderKeys = JSON.parse(readFileSync(file, 'utf8'))
  return keys
}

function newKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = randomBytes(8).toString('hex')
  const signing = { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }
  return { signing: [signing], cookies: [randomBytes(32).toString('base64url')] }
}
