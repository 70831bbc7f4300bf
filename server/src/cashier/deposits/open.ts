import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { ChannelRefused, ChannelSilent } from '../channels/channel.ts'
import type { WayToPay } from '../channels/channel.ts'
import { getFamily } from '../channels/index.ts'
import { findChannel } from '../channels/list.ts'
import type { Deposit } from './orders.ts'
import { findDeposit, lockDeposit, moveDeposit } from './orders.ts'

type Ref = { playerId: number; orderId: string }

/**
 * Asks the channel how the order can be paid: created → awaiting, or failed. The provider is asked
 * outside any transaction; asking twice for the same order is asking once.
 */
export async function openDeposit(app: App, ref: Ref): Promise<Deposit> {
  const order = await findDeposit(app.database, ref)
  if (!order) throw new Error(`there is no deposit ${ref.orderId}`)
  if (order.status !== 'created') return order
  const answer = await askChannel(app, order)
  return app.database.transaction(async (tx) => {
    const locked = await lockDeposit(tx, ref)
    if (!locked || locked.status !== 'created') return locked ?? order
    if (answer instanceof Error) return moveDeposit(tx, locked, 'failed', { reason: answer.name })
    return moveDeposit(tx, locked, 'awaiting', { payment: answer })
  })
}

async function askChannel(app: App, order: Deposit): Promise<WayToPay | Error> {
  const { settings } = await readSettings(app.database)
  const channel = await findChannel(app.database, order.channelId)
  try {
    return await getFamily(order.family).open(app.config, {
      ...order,
      currency: settings.currency,
      account: channel?.account ?? null,
      allowedHosts: settings.allowedLinkHosts,
    })
  } catch (failure) {
    if (!(failure instanceof ChannelRefused || failure instanceof ChannelSilent)) throw failure
    app.log.warn({ err: failure, orderId: order.orderId }, 'a deposit channel did not open')
    return Object.assign(new Error(failure.message), {
      name: failure instanceof ChannelRefused ? 'channelRefused' : 'channelSilent',
    })
  }
}
