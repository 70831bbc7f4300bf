import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The database that takes writes, of those that an address names. */
export type Primary = {
  /** Where it was last seen. */
  readonly url: string
  /** It and its standbys, as they are named. */
  readonly all: readonly string[]
  /** A connection ended: perhaps another one takes writes now. */
  doubt(): void
  /** Asks all before the first connection: the one that is named first may be an old primary. */
  find(): Promise<void>
  stop(): void
}

/**
 * One address for each host, in the order they are named: `postgres://user@one:5432,two:5432/name`,
 * or sockets as `?host=/one,/two`.
 */
export function splitHosts(url: string): string[] {
  const sockets = /([?&]host=)([^&]*)/.exec(url)
  const named = decodeURIComponent(sockets?.[2] ?? '')
  if (sockets && named.includes(','))
    return named
      .split(',')
      .map((one) => url.replace(sockets[0], `${sockets[1]}${encodeURIComponent(one)}`))
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((one) => before + one + after) : [url]
}

const askAgainMs = 200
const patienceMs = 2_000

/**
 * Follows the one that takes writes. While its connections hold nobody asks; when one ends, all are
 * asked until one of them is no standby. Of two that say so the one with the later timeline counts:
 * the other was the primary before, and does not know that it is no more. Nor is it followed when
 * the later one is away: what was written since is not there.
 */
export function createPrimary(url: string, onMoved: (from: string, to: string) => void): Primary {
  const all = splitHosts(url)
  let current = all[0] ?? url
  let latest = 0
  let isLooking = false
  let isStopped = false

  async function ask(): Promise<boolean> {
    const answers = await Promise.all(all.map(async (one) => ({ url: one, at: await askAt(one) })))
    const found = choosePrimary(answers, { current, latest })
    if (!found) return false
    if (found.url !== current) onMoved(current, found.url)
    current = found.url
    latest = found.at
    return true
  }

  async function look(): Promise<void> {
    isLooking = true
    while (!isStopped && !(await ask())) await pause(askAgainMs)
    isLooking = false
  }

  return {
    all,
    get url() {
      return current
    },
    doubt() {
      if (all.length > 1 && !isLooking && !isStopped) void look()
    },
    async find() {
      if (all.length > 1) await ask()
    },
    stop: () => void (isStopped = true),
  }
}

type Answer = { url: string; at: number | null }

/** Of those that take writes the latest, and none that is older than one seen before. */
export function choosePrimary(
  answers: readonly Answer[],
  { current, latest }: { current: string; latest: number },
): { url: string; at: number } | null {
  const writable = answers.flatMap(({ url, at }) => (at === null ? [] : [{ url, at }]))
  const last = Math.max(latest, ...writable.map(({ at }) => at))
  const chosen = writable.filter(({ at }) => at === last)
  return chosen.find(({ url }) => url === current) ?? chosen[0] ?? null
}

/** Each new connection goes to where the primary is by then, and tells when it ends. */
export function clientOf(primary: Primary): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' && config), connectionString: primary.url })
      this.once('end', () => primary.doubt())
    }
  }
}

/** Its timeline, which grows with each promotion; null when it takes no writes, or is away. */
async function askAt(url: string): Promise<number | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'parlour primary',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string | null }>(`select case
      when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as name`)
    const name = rows[0]?.name ?? null
    return name === null ? null : Number.parseInt(name.slice(0, 8), 16)
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}
