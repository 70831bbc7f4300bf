import type { Config } from '../config.ts'
import { householdOf, networkOf } from './address.ts'
import { keyedHash } from './keyring.ts'
import type { Reader } from './module.ts'

export type SecurityFact = {
  /** What was tried: the name of a call, or of a door. */
  what: string
  /** ok, or the name of the refusal. */
  outcome: string
  address: string
  device?: string | undefined
  playerId?: number | undefined
  operator?: string | undefined
  /** Whom it was about, as typed: an account or a number. */
  subject?: string | undefined
}

/**
 * Who tried to get in or to change an account, and what came of it, one line each. Lines of one
 * person or one address can be found by their marks; whose they are is not written down.
 */
export function noteSecurity({ log, config }: Pick<Reader, 'log' | 'config'>, fact: SecurityFact) {
  const { what, outcome, address, device, playerId, operator, subject } = fact
  const household = householdOf(address)
  const line = {
    security: what,
    outcome,
    network: networkOf(address),
    from: mark(config, household),
    device: device ? mark(config, device) : undefined,
    subject: subject ? mark(config, subject.toLowerCase()) : undefined,
    playerId,
    operator,
  }
  log.info(line, 'security')
}

/** The same text has the same mark; nobody without the secret can tell the text from it. */
export function mark({ PARLOUR_SECRET }: Pick<Config, 'PARLOUR_SECRET'>, text: string): string {
  return keyedHash(PARLOUR_SECRET, 'security-log', text).toString('base64url').slice(0, 12)
}
