import { onServerEvent } from '../browser/server-events.ts'
import { reloadPlayer } from '../session/reload-player.ts'
import { refreshCall } from '../calls/answer-store.ts'

const ofOrders = [
  'tradeInfo',
  'checkRechargeOrder',
  'getRechargeRecord',
  'getExchangeOrder',
] as const
/** What was deposited, staked or lost is also taken from what a limit leaves. */
const ofBalances = [
  'getExchange',
  'getSafebox',
  'appUserCoinDetail',
  'appUserReport',
  'getLimits',
] as const

/** Asks again for what shows orders. */
export function refreshOrders(): void {
  for (const name of ofOrders) void refreshCall(name)
}

export function refreshBalances(): void {
  for (const name of ofBalances) void refreshCall(name)
}

/** News of money refreshes what is on the screen. */
export function followMoney(): void {
  onServerEvent('order', (payload) => {
    refreshOrders()
    refreshBalances()
    // A first deposit changes more than the balance: the badge, the totals, what is on offer.
    if ((payload as { status?: string } | null)?.status === 'credited') void reloadPlayer()
  })
  onServerEvent('balance', refreshBalances)
  onServerEvent('kyc', () => {
    void refreshCall('kyc')
    void refreshCall('getExchange')
    void reloadPlayer()
  })
  let isFirstHello = true
  // The stream was closed while nobody looked: something may have happened meanwhile.
  onServerEvent('hello', () => {
    if (!isFirstHello) refreshOrders()
    if (!isFirstHello) refreshBalances()
    isFirstHello = false
  })
}
