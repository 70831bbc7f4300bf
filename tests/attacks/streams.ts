import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import type { Besieged, Report } from './besieged.ts'
import { countOf, from, manyTimes, tally } from './besieged.ts'

const streamsOfPlayer = 8

/** Streams of one account from everywhere, all kept open, and then somebody else's. */
export async function openManyStreams(
  house: Besieged,
  { streams }: { streams: number },
): Promise<Report> {
  const [greedy, other] = [await house.join(), await house.join()]
  const lines: ClientRequest[] = []
  try {
    const statuses = await manyTimes(streams, 50, (i) =>
      openStream(house, greedy, { address: `198.19.${i % 250}.${i % 200}`, lines }),
    )
    const others = await openStream(house, other, { address: '203.3.0.9', lines })
    const open = countOf(statuses, 200)
    return {
      figures: {
        asked: streams,
        answers: tally(statuses),
        open: `${open} (at most ${streamsOfPlayer})`,
        'another player': others,
      },
      faults: [
        ...(open > streamsOfPlayer ? [`${open} streams of one player`] : []),
        ...(others === 200 ? [] : [`another player was answered ${others}`]),
      ],
    }
  } finally {
    for (const line of lines) line.destroy()
  }
}

type Line = { address: string; lines: ClientRequest[] }

/** On a line of its own, which stays open until it is destroyed. */
export async function openStream(
  { url }: Pick<Besieged, 'url'>,
  as: SignedIn,
  { address, lines }: Line,
): Promise<number> {
  const headers = { ...credentials(as), ...from(address) }
  const line = get(`${url}${apiPrefix}stream`, { headers, agent: false })
  lines.push(line)
  line.on('error', () => undefined)
  const [answer] = (await once(line, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined).resume()
  return answer.statusCode ?? 0
}
