import type { operatorFindCalls } from '@parlour/contract/operator/find.ts'
import type { FoundOrder } from '../cashier/index.ts'
import { findOrders, listLatestOrders, ownerOf } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import type { FoundPlayer } from '../players/index.ts'
import { findPlayers, maskMobile } from '../players/index.ts'
import type { OperatorHandlers } from './run.ts'

const most = 5

export const findHandlers = {
  async findAnything({ tx, operator }, { search }) {
    const may = (permission: 'players.read' | 'cashier.read') =>
      operator.permissions.includes(permission)
    const owner = ownerOf(search)
    const wanted = owner === null ? search : String(owner)
    const { shown: players } = await findPlayers(tx, { search: wanted, limit: most })
    const { countryCode } = (await readSettings(tx)).settings
    return {
      playerList: may('players.read') ? players.map((one) => tell(one, countryCode)) : null,
      orderList: may('cashier.read') ? await listOrders(tx, search, players) : null,
    }
  },
} satisfies OperatorHandlers<typeof operatorFindCalls>

/** Those whose number begins so; for one player alone, the latest ones. */
async function listOrders(queries: Queries, search: string, players: readonly FoundPlayer[]) {
  const [only] = players
  const isOne = only !== undefined && String(only.playerId) === search.trim()
  const orders: FoundOrder[] = isOne
    ? (await listLatestOrders(queries, only.playerId, most)).map((order) => ({
        ...order,
        playerId: only.playerId,
      }))
    : await findOrders(queries, search, most)
  return orders.map(({ orderId, kind, playerId, amount, status, createdAt }) => {
    return { orderId, kind, playerId, amount, status, createTime: createdAt.getTime() }
  })
}

function tell({ playerId, name, mobile, state }: FoundPlayer, countryCode: string) {
  const maskedMobile = mobile === null ? null : maskMobile(mobile, countryCode)
  return { playerId, playerName: name, maskedMobile, state }
}
