import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Room } from '../processes.ts'
import { hasCluster } from '../postgres/places.ts'
import { StopReason } from '../stop-reason.ts'

export const secretNames = [
  'PARLOUR_SECRET',
  'ARCADE_WALLET_SECRET',
  'SANDBOX_SMS_SECRET',
  'SANDBOX_PAYMENT_SECRET',
  'SANDBOX_OIDC_SECRET',
]

/** What a room has use for. The server keeps the house's books, and knows everybody's. */
const ownSecrets: Record<Room['name'], RegExp> = {
  server: /./,
  arcade: /^ARCADE_/,
  sandbox: /^SANDBOX_/,
}

/** A room's surroundings, without the secrets of the others. */
export function surroundingsOf<Value>(
  room: Room['name'],
  environment: Record<string, Value>,
): Record<string, Value> {
  const isSecret = (name: string) => /_(SECRET|TOKEN)(_FILE)?$|DATABASE_URL/.test(name)
  const isOwn = (name: string) => !isSecret(name) || ownSecrets[room].test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isOwn(name)))
}

/** Secrets of this data folder, made on the first start. Those in the environment win. */
export function readSecrets(
  dataDir: string,
  env: Record<string, string | undefined>,
): Record<string, string> {
  const file = path.join(dataDir, 'secrets.json')
  const stored = existsSync(file) ? readStored(file) : {}
  const isLost = !stored.PARLOUR_SECRET && !env.PARLOUR_SECRET && !env.DATABASE_URL
  if (isLost && hasCluster(dataDir)) throw new StopReason(describeLoss(file, 'missing'))
  const missing = secretNames.filter((name) => !stored[name])
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url')
  if (missing.length > 0) store(file, stored)
  return Object.fromEntries(secretNames.map((name) => [name, env[name] || (stored[name] ?? '')]))
}

function readStored(file: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const entries = Object.entries(stored as object)
    if (!Array.isArray(stored) && entries.every(([, value]) => typeof value === 'string'))
      return Object.fromEntries(entries)
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
  }
  throw new StopReason(describeLoss(file, 'damaged'))
}

/** Another secret in its place could not open what was sealed with the first. */
function describeLoss(file: string, what: string): string {
  return (
    `Parlour cannot start: ${file} is ${what}: restore it from a backup. What the database ` +
    'keeps sealed cannot be read without it. If it held a demo only, delete all of ' +
    `${path.dirname(file)} to begin anew.`
  )
}

function store(file: string, secrets: Record<string, string>): void {
  const draft = `${file}.draft`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}
