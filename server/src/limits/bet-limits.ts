import { siteSettings } from '@parlour/contract/site-settings.ts'
import { toColumn, toColumns } from '../frame/columns.ts'
import { beside, only, own } from '../frame/pins.ts'
import { newestSettings } from '../frame/settings.ts'
import type { Companion, CompanionTurn, Looked, PlayCounters, Statement } from '../wallet/index.ts'
import type { Bases, Ceilings } from './ceilings.ts'
import { areStale, findBroken, raiseCeilings, readCeilings, writeCeilings } from './ceilings.ts'
import { ceilingsIn } from './fact.ts'

type Account = Looked['accounts'][number]

/**
 * Judges bets by the player's limits in the batch that decides them: by the counters of the account
 * it holds, and by ceilings that the gate reads along. In a new hour, and after a limit was
 * changed, they are found anew; nothing else is read or written.
 */
export const limitsCompanion: Companion = {
  look(accounts) {
    const stale = accounts.filter(isStale).map(({ playerId }) => playerId)
    return stale.length > 0 ? findBases(stale) : null
  },
  begin: (_rows, { accounts, rows }) => beginLimits(accounts, rows as Bases[]),
}

export function beginLimits(accounts: readonly Account[], found: Bases[]): CompanionTurn {
  const raised = found.length > 0 ? raiseAll(accounts, found) : []
  return {
    refuse(item, account) {
      if (item.call !== 'bet' && item.call !== 'betWin') return null
      const { playerId, amount } = item
      const written = ceilingsIn(account.fact)
      const anew = raised.find((one) => one.playerId === playerId)?.ceilings
      if (!anew && !written) return null
      const ceilings = anew ?? readCeilings(written ?? '')
      const broken = findBroken(ceilings, countersOf(account), amount)
      return broken ? { status: 'limitReached', detail: `${broken.kind}/${broken.period}` } : null
    },
    writes: () => (raised.length > 0 ? [keepMarks(raised), keepCeilings(raised)] : []),
  }
}

function isStale({ fact, nowMs }: Account): boolean {
  const ceilings = ceilingsIn(fact)
  return ceilings !== null && areStale(ceilings, nowMs)
}

type Counted = Pick<Account, 'staked' | 'funded' | 'balance' | 'playedMs'>

function countersOf({ staked, funded, balance, playedMs }: Counted): PlayCounters {
  return { staked, lost: funded - balance, playedMs }
}

type Raised = PlayCounters & { playerId: number; hour: string; ceilings: Ceilings }

function raiseAll(accounts: readonly Account[], found: Bases[]): Raised[] {
  return found.flatMap((bases) => {
    const account = accounts.find(({ playerId }) => playerId === bases.playerId)
    if (!account) return []
    const counters = countersOf(account)
    const hour = new Date(bases.hourMs).toISOString()
    const ceilings = raiseCeilings(bases, counters)
    return [{ ...counters, playerId: bases.playerId, hour, ceilings }]
  })
}

const defaults = siteSettings.parse({})
const timeZone = `coalesce((select settings ->> 'timeZone' from ${newestSettings} as newest),
  '${defaults.timeZone}')`
/** An hour counts until its end. */
const firstMark = (from: string) => `(select jsonb_build_object('stake', staked, 'loss', lost,
    'time', played_ms)
  from limits_marks where limits_marks.player_id = l.player_id ${only('limits_marks')}
    and hour > ${from} - interval '1 hour'
  order by hour limit 1)`

function findBases(playerIds: number[]): Statement {
  return {
    name: 'limits.find-bases',
    text: `select l.player_id as "playerId", l.limits, jsonb_build_object(
          'day', ${firstMark(`m.now - interval '1 day'`)},
          'week', ${firstMark(`m.now - interval '7 days'`)},
          'month', ${firstMark(`m.month at time zone m.zone`)}) as bases,
        (extract(epoch from m.hour) * 1000)::bigint as "hourMs",
        (extract(epoch from least(m.hour + interval '1 hour',
          (m.month + interval '1 month') at time zone m.zone)) * 1000)::bigint as "untilMs"
      from (select player_id, jsonb_agg(jsonb_build_object('kind', kind, 'period', period,
            'amount', amount)) as limits
          from limits_set where player_id = any($1::bigint[]) and kind <> 'deposit'
          group by player_id) l
        cross join (select now, zone, date_trunc('hour', now, 'UTC') as hour,
            date_trunc('month', now at time zone zone) as month
          from (select clock_timestamp() as now, ${timeZone} as zone offset 0) as clock) m`,
    values: [toColumn(playerIds)],
  }
}

/** The counters before anything was played in the hour. */
function keepMarks(raised: Raised[]): Statement {
  return {
    name: 'limits.keep-marks',
    text: `insert into limits_marks (player_id, hour, staked, lost, played_ms)
      select ${own('w')}, w.hour, w.staked, w.lost, w.played_ms
      from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::bigint[])
        as w(player_id, hour, staked, lost, played_ms) ${beside('w')}
      on conflict do nothing`,
    values: toColumns(raised, ['playerId', 'hour', 'staked', 'lost', 'playedMs']),
  }
}

/** Whoever holds the row may wait for this batch: then the next bet finds them again. */
function keepCeilings(raised: Raised[]): Statement {
  const rows = raised.map(({ playerId, ceilings }) => ({ playerId, to: writeCeilings(ceilings) }))
  return {
    name: 'limits.keep-ceilings',
    text: `update limits_players l set ceilings = w.ceilings
      from unnest($1::bigint[], $2::text[]) as w(player_id, ceilings),
        (select player_id from limits_players where player_id = any($1::bigint[])
          order by player_id for update skip locked) as free
      where l.player_id = w.player_id and free.player_id = w.player_id ${only('l')}`,
    values: toColumns(rows, ['playerId', 'to']),
  }
}
