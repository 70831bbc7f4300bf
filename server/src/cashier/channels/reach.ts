import type { Config } from '../../config.ts'
import { goOut, waysOf } from '../../frame/ways-out.ts'
import { ChannelSilent } from './channel.ts'

const timeoutMs = 8_000
const mostBytes = 100_000

/** A request to a provider: what it answered, as far as it can be read. Throws ChannelSilent. */
export async function reach(
  config: Config,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await goOut(waysOf(config), url, { ...init, signal })
    return { status: response.status, body: parseJson(await readText(response)) }
  } catch (cause) {
    throw new ChannelSilent('the payment provider did not answer', { cause })
  }
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new RangeError('the payment provider answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
