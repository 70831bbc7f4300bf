import type { Caller } from '../../frame/caller.ts'
import type { Reader } from '../../frame/module.ts'
import { readMe } from './player-parts.ts'
import { postEarned } from './points.ts'
import type { Me, Promotion } from './promotion.ts'
import { lockPlayers, writeStates } from './states.ts'
import { visit } from './visit.ts'

/** Looking at a promotion that earns points: what was earned so far is there. */
export async function collectEarned<Config, State>(
  ctx: { app: Reader; caller: Caller },
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const me = await visit(ctx, promotion)
  if (!me || !promotion.earned?.(me.state, me.config)) return me
  const { playerId } = ctx.caller
  await ctx.app.database.keepBooks(async (tx) => {
    await lockPlayers(tx, [playerId])
    const found = await readMe({ app: ctx.app, queries: tx, playerId }, promotion)
    if (!found) return
    const state = await postEarned(tx, promotion, playerId, found.me)
    await writeStates(tx, [{ ...found.row, state }])
  })
  return visit(ctx, promotion)
}
