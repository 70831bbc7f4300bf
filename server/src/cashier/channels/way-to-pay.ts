import type { OpeningOrder, WayToPay } from './channel.ts'
import { ChannelRefused } from './channel.ts'
import { isPayableQr } from './qr-payload.ts'

/** What a provider answered is shown to a player only if it can be trusted. */
export function checkWay(
  order: OpeningOrder,
  way: WayToPay,
  providerUrl: string | undefined,
): WayToPay {
  const { payUrl, qrCodeText, bankAccount } = way
  if (payUrl !== null && !isAllowedPage(payUrl, providerUrl, order.allowedHosts))
    throw new ChannelRefused('the pay page is on a host that is not allowed')
  if (qrCodeText !== null && !isPayableQr(qrCodeText, order.amount))
    throw new ChannelRefused('the code is not a payable one of this amount')
  const wanted = { page: payUrl, qr: qrCodeText, bank: bankAccount }[order.variant]
  if (wanted === null) throw new ChannelRefused(`the provider answered no ${order.variant}`)
  return way
}

/** The provider's own origin, or https on a host the operator allowed. */
function isAllowedPage(payUrl: string, providerUrl: string | undefined, allowedHosts: string[]) {
  const page = new URL(payUrl)
  if (providerUrl && page.origin === new URL(providerUrl).origin) return true
  return page.protocol === 'https:' && allowedHosts.includes(page.hostname)
}
