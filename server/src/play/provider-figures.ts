import type { WalletAnswer, WalletStatus } from '@parlour/contract/wallet-protocol.ts'
import { walletStatuses, walletVerdicts } from '@parlour/contract/wallet-protocol.ts'
import type { Database, Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Milliseconds within which a request was answered; what took longer has a place at the end. */
const boundsMs = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 2000, 5000]
const mostNames = 200
const flushMs = 60_000

type Sum = { requests: number; errors: number; within: number[] }
export type ProviderFigures = { requests: number; errors: number; p95Ms: number | null }
export type Examination = { rules: number; broken: number; at: number }

/** Counts requests by provider in memory and adds them up in the database once a minute. */
export function createProviderFigures(database: Database, onLost: (error: unknown) => void) {
  let sums = new Map<string, Sum>()
  const flush = async () => {
    const counted = sums
    sums = new Map()
    try {
      for (const [provider, sum] of counted) await add(database, provider, sum)
    } catch (error) {
      onLost(error)
    }
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    note(provider: string, { status }: WalletAnswer, ms: number): void {
      if (status === walletStatuses.unknownProvider) return
      const known = sums.get(provider)
      if (!known && sums.size >= mostNames) return
      const sum = known ?? { requests: 0, errors: 0, within: boundsMs.map(() => 0).concat(0) }
      sums.set(provider, sum)
      sum.requests++
      if (isFault(status)) sum.errors++
      const bound = boundsMs.findIndex((most) => ms <= most)
      const place = bound === -1 ? boundsMs.length : bound
      sum.within[place] = (sum.within[place] ?? 0) + 1
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Of the last 24 hours, by provider. */
export async function readProviderFigures(queries: Queries): Promise<Map<string, ProviderFigures>> {
  const rows = await queries.rows<Sum & { provider: string }>(sql`
    select provider, sum(requests)::bigint as requests, sum(errors)::bigint as errors,
      array(select sum(n)::bigint from play_provider_hours h, unnest(h.within) with ordinality
          as u (n, place)
        where h.provider = play_provider_hours.provider and h.hour > now() - interval '24 hours'
        group by place order by place) as within
    from play_provider_hours where hour > now() - interval '24 hours' group by provider`)
  return new Map(
    rows.map(({ provider, requests, errors, within }) => [
      provider,
      { requests, errors, p95Ms: boundOf(within.map(Number), 0.95) },
    ]),
  )
}

/** The least bound within which so large a share was answered; null beyond all of them. */
export function boundOf(within: readonly number[], share: number): number | null {
  const wanted = within.reduce((sum, n) => sum + n, 0) * share
  let seen = 0
  const place = within.findIndex((n) => (seen += n) >= wanted)
  return boundsMs[place] ?? null
}

export async function keepExamination(
  queries: Queries,
  provider: string,
  { rules, broken }: Omit<Examination, 'at'>,
): Promise<void> {
  await queries.run(sql`insert into play_examinations (provider, rules, broken)
    values (${provider}, ${rules}, ${broken})
    on conflict (provider) do update set rules = excluded.rules, broken = excluded.broken,
      examined_at = now()`)
}

export async function readExaminations(queries: Queries): Promise<Map<string, Examination>> {
  const rows = await queries.rows<Examination & { provider: string }>(sql`
    select provider, rules, broken, floor(extract(epoch from examined_at) * 1000)::bigint as at
    from play_examinations`)
  return new Map(rows.map(({ provider, ...told }) => [provider, told]))
}

const names = new Map(
  Object.entries(walletStatuses).map(([name, status]) => [status, name as WalletStatus]),
)

/** A request that was wrong, or ours to repair; a refusal by the rules is neither. */
function isFault(status: WalletAnswer['status']): boolean {
  const name = names.get(status) ?? 'retry'
  return name === 'impossible' || ['unread', 'retry'].includes(walletVerdicts[name])
}

async function add(queries: Queries, provider: string, sum: Sum): Promise<void> {
  await queries.run(sql`
    insert into play_provider_hours as kept (provider, hour, requests, errors, within)
    values (${provider}, date_trunc('hour', now()), ${sum.requests}, ${sum.errors},
      ${sum.within}::bigint[])
    on conflict (provider, hour) do update set requests = kept.requests + excluded.requests,
      errors = kept.errors + excluded.errors,
      within = array(select coalesce(a, 0) + coalesce(b, 0)
        from unnest(kept.within, excluded.within) with ordinality as u (a, b, place)
        order by place)`)
}
