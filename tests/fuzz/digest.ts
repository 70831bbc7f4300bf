import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'

/** What a refused input may leave behind, and why. Every other row must be as it was before. */
const mayChange: Readonly<Record<string, string>> = {
  login_failures: 'a wrong password is counted',
  used_nonces: 'a nonce that was shown is used up',
  password_keys: 'keys change by the clock',
  otp_codes: 'a wrong code is counted',
  sessions: 'who was there is noted, and where',
  operator_sessions: 'who was there is noted',
  operator_keys: 'a key that was shown is noted',
  operator_audit: 'what was refused is written down too',
  operator_audit_checks: 'follows the audit',
  identity_uploads: 'a picture is counted before it is decoded',
  player_taken_tries: 'a number of somebody else is counted',
  player_second_steps: 'a wrong code is counted',
  cashier_passwords: 'a wrong wallet password is counted',
  cashier_provider_events: 'what a provider said is kept as it was said',
  play_refused_wins: 'a refused win waits for a person',
  wallet_void_bets: 'a refused bet stays refused, by its number',
  event_consumers: 'how far each has heard',
  scheduled_jobs: 'when each ran',
}

export type Digest = ReadonlyMap<string, string>
export type Watch = { read: () => Promise<Digest>; settle: () => Promise<Digest> }

/** The content of every table that no refused input may change, a line for each. */
export async function watchTables(database: Database): Promise<Watch> {
  const tables = await database.rows<{ name: string }>({
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition order by relname`,
    values: [],
  })
  const kept = tables.map(({ name }) => name).filter((name) => !(name in mayChange))
  const parts = kept.map(
    (name) => `select '${name}' as name, count(*) || ' '
      || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${name} t`,
  )
  const text = parts.join(' union all ')
  const read = async () => {
    const rows = await database.rows<{ name: string; digest: string }>({ text, values: [] })
    return new Map(rows.map(({ name, digest }) => [name, digest]))
  }
  return { read, settle: () => settle(read) }
}

/** The tables that are not as they were. */
export function listChanged(before: Digest, after: Digest): string[] {
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]))
}

const looks = 50
const lookMs = 100

/** What was begun earlier comes to its end first: events are heard, errands are run. */
async function settle(read: () => Promise<Digest>): Promise<Digest> {
  let last = await read()
  for (let look = 0; look < looks; look++) {
    await pause(lookMs)
    const now = await read()
    if (listChanged(last, now).length === 0) return now
    last = now
  }
  return last
}
