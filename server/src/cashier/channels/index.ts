import type { Config } from '../../config.ts'
import type { ChannelFamily, PayoutGateway } from './channel.ts'
import { manualFamily } from './manual.ts'
import type { Callback } from './sandbox.ts'
import { readSandboxCallback, sandboxFamily, sandboxPayouts } from './sandbox.ts'

/** Every way of working there is. A channel in the database names one. */
export const channelFamilies = {
  sandbox: sandboxFamily,
  manual: manualFamily,
} as const satisfies Record<string, ChannelFamily>
export type FamilyName = keyof typeof channelFamilies

export const payoutGateway: PayoutGateway = sandboxPayouts

type ReadCallback = (config: Config, rawBody: string, headers: Record<string, unknown>) => Callback

/** Who may call back, and how they sign. */
const callbacks: Partial<Record<string, ReadCallback>> = { sandbox: readSandboxCallback }

export function readCallback(
  provider: string,
  ...call: Parameters<ReadCallback>
): ReturnType<ReadCallback> {
  const read = Object.hasOwn(callbacks, provider) ? callbacks[provider] : undefined
  return read ? read(...call) : { fault: 'unknownProvider', status: 404 }
}

export function getFamily(name: string): ChannelFamily {
  const family = Object.entries(channelFamilies).find(([known]) => known === name)?.[1]
  if (!family) throw new Error(`there is no channel family ${name}`)
  return family
}
