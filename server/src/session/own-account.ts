import type { ClosingObstacle } from '@parlour/contract/closing.ts'
import type { calls } from '@parlour/contract/index.ts'
import { lockPlacing, readOpenOrders } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { Handlers, OwnRows } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { hasOpenRound } from '../play/index.ts'
import { getPlayer, movePlayer, noteExport, readExportFrom } from '../players/index.ts'
import { lockCoin, readBalances } from '../wallet/index.ts'
import { endOtherSessions } from './sessions.ts'

type Served = Pick<typeof calls, 'getClosing' | 'exportAccount' | 'closeAccount'>

export const ownAccountHandlers = {
  async getClosing({ tx, caller: { playerId } }) {
    const { account } = await getPlayer(tx, playerId)
    const obstacleList = await listObstacles(tx, playerId)
    const exportFrom = await readExportFrom(tx, playerId)
    return { account, obstacleList, exportFrom: exportFrom?.getTime() ?? null }
  },
  // The copy is not kept for a repeat: it would lie about in a second place.
  async exportAccount({ app, caller: { playerId }, error }) {
    const { database, config } = app
    if (!(await database.transaction((tx) => noteExport(tx, playerId))))
      throw error('exportedToday')
    const owner = { playerId, secret: config.PARLOUR_SECRET }
    const { settings } = await readSettings(database)
    const told: Record<string, unknown> = { site: settings.siteName, madeAt: new Date() }
    for (const { tells = {} } of app.own)
      for (const [name, read] of Object.entries(tells)) told[name] = await read(database, owner)
    const day = new Date().toISOString().slice(0, 10)
    return { fileName: `my-account-${day}.json`, text: JSON.stringify(told, null, 2) }
  },
  async closeAccount({ tx, caller: { playerId }, error }, { account }) {
    const known = await getPlayer(tx, playerId)
    if (known.account !== account.trim()) throw error('accountMismatch')
    // Orders, bets and withdrawals of this player wait here, and then find the account closed.
    await lockPlacing(tx, playerId)
    await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`withdrawals:${playerId}`}))`)
    await lockCoin(tx, playerId)
    const [obstacle] = await listObstacles(tx, playerId)
    if (obstacle) throw error(obstacle)
    if (!(await movePlayer(tx, playerId, 'active', 'closed'))) throw error('accountFrozen')
    await publish(tx, 'account.changed', playerId, { what: 'closed' })
    await endOtherSessions(tx, playerId, null)
    return { closedTime: Date.now() }
  },
} satisfies Handlers<Served>

/** Sign-ins of the last months, as the player sees them. */
export const ownSessions: OwnRows = {
  tells: {
    signIns: (queries, { playerId }) =>
      queries.rows(sql`select device, model, os, address, country, created_at as "createdAt",
        seen_at as "seenAt", ended_at as "endedAt" from sessions
        where player_id = ${playerId} order by created_at desc limit 5000`),
  },
  async leaves(tx, playerId) {
    await tx.run(sql`delete from sessions where player_id = ${playerId}`)
    await tx.run(sql`delete from session_notices where player_id = ${playerId}`)
  },
}

async function listObstacles(queries: Queries, playerId: number): Promise<ClosingObstacle[]> {
  const { isFrozen } = await getPlayer(queries, playerId)
  const { hasDeposit, hasWithdrawal } = await readOpenOrders(queries, playerId)
  const { coin, safebox, receivable } = await readBalances(queries, playerId)
  const found: Record<ClosingObstacle, boolean> = {
    accountFrozen: isFrozen,
    roundOpen: await hasOpenRound(queries, playerId),
    depositOpen: hasDeposit,
    withdrawalOpen: hasWithdrawal,
    debtOpen: receivable > 0,
    balanceLeft: coin + safebox > 0,
  }
  return (Object.keys(found) as ClosingObstacle[]).filter((name) => found[name])
}
