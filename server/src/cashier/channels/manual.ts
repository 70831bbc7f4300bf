import type { ChannelFamily } from './channel.ts'
import { ChannelRefused } from './channel.ts'

/** A transfer to the house's own account. An operator sees it arrive and confirms it. */
export const manualFamily: ChannelFamily = {
  name: 'manual',
  graceSeconds: 24 * 3600,
  async open(_config, { account }) {
    if (!account) throw new ChannelRefused('the channel has no account to pay into')
    return { payUrl: null, qrCodeText: null, bankAccount: account }
  },
}
