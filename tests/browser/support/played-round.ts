import { randomInt, randomUUID } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { playDemoRounds } from '@parlour/server/play/index.ts'
import { withDatabase } from './people.ts'

/** A number to be found by, and a round of two parts. */
export async function playOnce(playerId: number) {
  const lastFour = String(randomInt(1_000, 10_000))
  const roundId = `r${randomUUID().replaceAll('-', '')}`
  const parts = [{ grid: [['7', '7', '7']] }, { facts: [{ name: 'Paid', value: '20.00' }] }]
  const result = JSON.stringify({ names: { 7: 'seven' }, parts })
  await withDatabase(async (database) => {
    await database.run(sql`update players set mobile = ${`6681${randomInt(100, 1_000)}${lastFour}`}
      where player_id = ${playerId}`)
    const { gameId } = await database.row<{ gameId: number }>(sql`
      select game_id as "gameId" from games order by game_id limit 1`)
    const round = { roundId, gameId, stake: 10_00, win: 20_00 }
    await database.transaction((tx) => playDemoRounds(tx, playerId, [round]))
    await database.run(sql`update play_rounds set result = ${result}
      where player_id = ${playerId} and round_id = ${roundId}`)
  })
  return { lastFour, roundId }
}
