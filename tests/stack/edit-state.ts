import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { lockPlayers, writeStates } from '@parlour/server/activities/engine/states.ts'
import type { Database } from '@parlour/server/frame/db.ts'

/** As if a player stood elsewhere in a promotion: what is not answered stays as it is. */
export async function editState<State = Record<string, unknown>>(
  database: Pick<Database, 'transaction'>,
  playerId: number,
  activity: PromotionName,
  edit: (state: State) => { version?: number; state?: State },
): Promise<void> {
  await database.transaction(async (tx) => {
    const states = await lockPlayers(tx, [playerId])
    const row = states.find((one) => one.activity === activity)
    if (!row) throw new Error(`${playerId} has no part in ${activity}`)
    await writeStates(tx, [{ ...row, ...edit(row.state as State) }])
  })
}
