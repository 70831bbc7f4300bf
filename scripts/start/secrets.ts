import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const secretNames = [
  'PARLOUR_SECRET',
  'ARCADE_WALLET_SECRET',
  'SANDBOX_SMS_SECRET',
  'SANDBOX_PAYMENT_SECRET',
  'SANDBOX_OIDC_SECRET',
]

/** Secrets of this data folder, made on the first start. Those in the environment win. */
export function readSecrets(
  dataDir: string,
  env: Record<string, string | undefined>,
): Record<string, string> {
  const file = path.join(dataDir, 'secrets.json')
  const stored: Record<string, string> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const missing = secretNames.filter((name) => !stored[name])
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url')
  if (missing.length > 0) store(file, stored)
  return Object.fromEntries(secretNames.map((name) => [name, env[name] || (stored[name] ?? '')]))
}

function store(file: string, secrets: Record<string, string>): void {
  const draft = `${file}.draft`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}
