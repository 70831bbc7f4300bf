import type { Config } from '../../config.ts'
import type { Callback, ChannelFamily, PayoutGateway } from './channel.ts'
import { manualFamily } from './manual.ts'
import { pspFamily, pspPayouts, readPspCallback } from './psp.ts'
import { readSandboxCallback, sandboxFamily, sandboxPayouts } from './sandbox.ts'

/** Every way of working there is. A channel in the database names one. */
export const channelFamilies = {
  sandbox: sandboxFamily,
  psp: pspFamily,
  manual: manualFamily,
} as const satisfies Record<string, ChannelFamily>
export type FamilyName = keyof typeof channelFamilies

const payoutGateways: Partial<Record<string, PayoutGateway>> = {
  sandbox: sandboxPayouts,
  psp: pspPayouts,
}

/** Where new payouts go. One that was sent stays with its gateway: another would pay it again. */
export function chooseGateway({ PSP_URL }: Config): string {
  return PSP_URL === undefined ? 'sandbox' : 'psp'
}

export function getGateway(name: string): PayoutGateway {
  const gateway = Object.hasOwn(payoutGateways, name) ? payoutGateways[name] : undefined
  if (!gateway) throw new Error(`there is no payout gateway ${name}`)
  return gateway
}

type ReadCallback = (config: Config, rawBody: string, headers: Record<string, unknown>) => Callback

/** Who may call back, and how they sign. */
const callbacks: Partial<Record<string, ReadCallback>> = {
  sandbox: readSandboxCallback,
  psp: readPspCallback,
}

export function readCallback(
  provider: string,
  ...call: Parameters<ReadCallback>
): ReturnType<ReadCallback> {
  const read = Object.hasOwn(callbacks, provider) ? callbacks[provider] : undefined
  return read ? read(...call) : { fault: 'unknownProvider', status: 404 }
}

export function getFamily(name: string): ChannelFamily {
  const family = findFamily(name)
  if (!family) throw new Error(`there is no channel family ${name}`)
  return family
}

export function findFamily(name: string): ChannelFamily | undefined {
  return Object.entries(channelFamilies).find(([known]) => known === name)?.[1]
}
