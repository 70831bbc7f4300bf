import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publishAll } from '../../frame/events.ts'
import { readTeams } from '../../players/index.ts'
import type { Bite, Run } from './commission-run.ts'

/** Finds the rates of the next teams, adds their lines up and tells those who earn. */
export async function priceDays(tx: Tx, run: Run, limit: number): Promise<Bite> {
  const open = await tx.rows<{ earnerId: number; stake: number }>(sql`
    select earner_id as "earnerId", stake from activity_commission_days
    where activity = ${run.programme.name} and day = ${run.day}::date and amount is null
    and earner_id > ${run.reached} order by earner_id limit ${limit}`)
  const reached = open.at(-1)?.earnerId
  if (reached === undefined) return { reached: null, count: 0 }
  const teams = await readTeams(
    tx,
    open.map(({ earnerId }) => earnerId),
  )
  const { commission, config } = run.programme
  const rated = open.map(({ earnerId, stake }) => {
    const validMembers = teams.get(earnerId)?.valid ?? 0
    return { earnerId, validMembers, rates: commission.rates(config, { stake, validMembers }) }
  })
  await tellEarners(tx, run, rated, await writeAmounts(tx, run, rated))
  return { reached, count: open.length }
}

type Rated = { earnerId: number; validMembers: number; rates: number[] }
type Amount = { earnerId: number; amount: number; stakes: (number | string)[] }

/** A line is rounded down to the hundredth, and the day is the sum of its lines. */
async function writeAmounts(tx: Tx, run: Run, rated: readonly Rated[]): Promise<Amount[]> {
  const { name } = run.programme
  const rates = [0, 1, 2].map((index) => rated.map((one) => one.rates[index] ?? 0))
  const earners = sql`
    (select earner_id, array[rate1, rate2, rate3] as rates
      from unnest(${rated.map(({ earnerId }) => earnerId)}::bigint[], ${rates[0]}::int[],
        ${rates[1]}::int[], ${rates[2]}::int[]) as r (earner_id, rate1, rate2, rate3)) as rated`
  // One earner at a time, by the key: a day is a small part of all lines.
  const amounts = await tx.rows<Amount>(sql`
    select earner_id as "earnerId", amount, stakes from ${earners} cross join lateral (
      select sum(stake * rates[level] / 1000000)::bigint as amount,
        array[coalesce(sum(stake) filter (where level = 1), 0)::bigint,
          coalesce(sum(stake) filter (where level = 2), 0)::bigint,
          coalesce(sum(stake) filter (where level = 3), 0)::bigint] as stakes
      from activity_commissions c where c.earner_id = rated.earner_id
      and activity = ${name} and day = ${run.day}::date group by c.earner_id) as lines
    order by earner_id`)
  await tx.run(sql`
    update activity_commission_days d set rates = rated.rates, amount = s.amount
    from ${earners} join unnest(${amounts.map(({ earnerId }) => earnerId)}::bigint[],
      ${amounts.map(({ amount }) => amount)}::bigint[]) as s (earner_id, amount) using (earner_id)
    where d.earner_id = rated.earner_id and d.activity = ${name} and d.day = ${run.day}::date`)
  return amounts
}

async function tellEarners(
  tx: Tx,
  { day, programme }: Run,
  rated: readonly Rated[],
  amounts: readonly Amount[],
): Promise<void> {
  const valid = new Map(rated.map(({ earnerId, validMembers }) => [earnerId, validMembers]))
  const facts = amounts.map(({ earnerId, amount, stakes }) => ({
    playerId: earnerId,
    payload: {
      activity: programme.name,
      day,
      stakes: stakes.map(Number),
      validMembers: valid.get(earnerId) ?? 0,
      amount,
    },
  }))
  await publishAll(tx, 'commission.computed', facts)
}
