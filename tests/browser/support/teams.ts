import { addDays, momentOf } from '@parlour/server/activities/engine/rules.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { invite } from './inviting.ts'
import { happen } from './happenings.ts'
import { enterNew, withDatabase } from './people.ts'

type Programme = { activity: 'Agent' | 'Agent5'; rates: readonly number[] }

/**
 * A friend of the player, one whom that friend brought, and what both staked on the last seven days
 * as it was computed. Answers what it comes to.
 */
export async function earnWithTeam(playerId: number, programme: Programme): Promise<number> {
  const friend = await enterNew()
  const second = await enterNew()
  await invite(playerId, friend.playerId)
  await invite(friend.playerId, second.playerId)
  const today = momentOf(Date.now(), 'Asia/Bangkok').day
  let total = 0
  for (let ago = 7; ago >= 1; ago--) {
    const stakes = [(9 - ago) * 10_000_00, ago * 1_000_00, 0]
    const day = addDays(today, -ago)
    const amount = await keepDay(playerId, programme, day, [
      { memberId: friend.playerId, level: 1, stake: stakes[0] ?? 0 },
      { memberId: second.playerId, level: 2, stake: stakes[1] ?? 0 },
    ])
    const { activity } = programme
    await happen(playerId, 'commission.computed', {
      activity,
      day,
      stakes,
      validMembers: 0,
      amount,
    })
    total += amount
  }
  return total
}

type Line = { memberId: number; level: number; stake: number }

function keepDay(
  earnerId: number,
  { activity, rates }: Programme,
  day: string,
  lines: readonly Line[],
): Promise<number> {
  const sum = lines.reduce((stake, line) => stake + line.stake, 0)
  const amount = lines.reduce(
    (total, { stake, level }) => total + Math.floor((stake * (rates[level - 1] ?? 0)) / 1_000_000),
    0,
  )
  return withDatabase(async (database) => {
    await database.run(sql`insert into activity_commission_days
      values (${earnerId}, ${activity}, ${day}::date, ${sum}, ${lines.length}, ${rates},
        ${amount})`)
    for (const { memberId, level, stake } of lines)
      await database.run(sql`insert into activity_commissions
        values (${earnerId}, ${activity}, ${day}::date, ${memberId}, ${level}, ${stake})`)
    return amount
  })
}
