import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import { countNewMembers, listMasked, listTeam, readTeams } from '../../players/index.ts'
import type { Place } from './commission-pages.ts'
import type { Moment } from './moment.ts'
import { addDays } from './moment.ts'
import type { PromotionName } from './promotion.ts'

/** What teams have earned, as an activity reads it. */

type Earner = { earnerId: number; activity: PromotionName }

export type CommissionLine = {
  day: string
  /** Masked. */
  phone: string
  level: 1 | 2 | 3
  stake: number
  rate: number
  amount: number
}

/**
 * The lines of the statement from a place on, the latest day first. Days know how many lines they
 * have: those that a page needs are found first, and no other line is gone through.
 */
export async function listCommissionLines(
  queries: Queries,
  { earnerId, activity, from, limit }: Earner & { from: Place | null; limit: number },
): Promise<CommissionLine[]> {
  const skip = from?.skip ?? 0
  const rows = await queries.rows<Omit<CommissionLine, 'phone'> & { memberId: number }>(sql`
    with latest as (
      select day, rates, members from activity_commission_days
      where earner_id = ${earnerId} and activity = ${activity} and amount is not null
      and (${from?.day ?? null}::date is null or day <= ${from?.day ?? null}::date)
      order by day desc limit ${limit + 1}
    ), counted as (
      select day, rates, sum(members) over (order by day desc) - members as before from latest
    )
    select day::text, "memberId", level, stake, rates[level] as rate,
      stake * rates[level] / 1000000 as amount
    from counted cross join lateral (
      select member_id as "memberId", level, stake from activity_commissions l
      where earner_id = ${earnerId} and activity = ${activity} and l.day = counted.day
      order by member_id limit ${skip + limit}) as lines
    where before < ${skip + limit}
    order by counted.day desc, "memberId" offset ${skip} limit ${limit}`)
  const names = await maskFriends(
    queries,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map(({ memberId, ...line }) => ({ ...line, phone: names.get(memberId) ?? '' }))
}

export type CommissionDay = { day: string; stake: number; members: number; amount: number }

/** The days of which something was computed, since a day. */
export function listCommissionDays(
  queries: Queries,
  { earnerId, activity, since }: Earner & { since: string },
): Promise<CommissionDay[]> {
  return queries.rows<CommissionDay>(sql`
    select day::text, stake, members, amount from activity_commission_days
    where earner_id = ${earnerId} and activity = ${activity} and day >= ${since}::date
    and amount is not null order by day`)
}

/** What teams staked in a range of days, as far as it was computed, and what that earned them. */
export async function sumCommissions(
  queries: Queries,
  earnerIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, { stake: number; commission: number }>> {
  const rows = await queries.rows<{ earnerId: number; stake: number; commission: number }>(sql`
    select earner_id as "earnerId", sum(stake)::bigint as stake, sum(amount)::bigint as commission
    from activity_commission_days where earner_id = any(${earnerIds}::bigint[])
    and day between ${from}::date and ${to}::date and amount is not null group by 1`)
  return new Map(rows.map(({ earnerId, ...earned }) => [earnerId, earned]))
}

/** What some members staked on a day, as far as it counted. */
export async function readMemberStakes(
  queries: Queries,
  { earnerId, activity, day, memberIds }: Earner & { day: string; memberIds: readonly number[] },
): Promise<Map<number, number>> {
  const rows = await queries.rows<{ memberId: number; stake: number }>(sql`
    select member_id as "memberId", stake from activity_commissions
    where earner_id = ${earnerId} and activity = ${activity} and day = ${day}::date
    and member_id = any(${memberIds}::bigint[])`)
  return new Map(rows.map(({ memberId, stake }) => [memberId, stake]))
}

/** A sum for each of so many days up to yesterday, also for those of which nothing was computed. */
export function fillDays(computed: readonly CommissionDay[], { day }: Moment, days: number) {
  const amounts = new Map(computed.map((one) => [one.day, one.amount]))
  return Array.from({ length: days }, (_, index) => addDays(day, index - days)).map((one) => {
    return { day: one, amount: amounts.get(one) ?? 0 }
  })
}

const newDays = 7

/** How large a player's team is. */
export async function readTeam(queries: Queries, playerId: number) {
  const numbers = (await readTeams(queries, [playerId])).get(playerId)
  const levels = numbers?.levels ?? [0, 0, 0]
  return {
    levels,
    size: levels.reduce((sum, count) => sum + count, 0),
    valid: numbers?.valid ?? 0,
    newMembers: await countNewMembers(queries, playerId, newDays),
  }
}

/** The newest members, masked, each with the size of the team they have themselves. */
export async function listMembers(queries: Queries, playerId: number, limit: number) {
  const members = await listTeam(queries, playerId, limit)
  const memberIds = members.map(({ memberId }) => memberId)
  const names = await maskFriends(queries, memberIds)
  const teams = await readTeams(queries, memberIds)
  return members.map((member) => ({
    ...member,
    phone: names.get(member.memberId) ?? '',
    ownTeam: (teams.get(member.memberId)?.levels ?? [])
      .slice(0, 3 - member.level)
      .reduce((sum, count) => sum + count, 0),
  }))
}

export async function maskFriends(queries: Queries, playerIds: readonly number[]) {
  const { settings } = await readSettings(queries)
  return listMasked(queries, playerIds, settings.countryCode)
}
