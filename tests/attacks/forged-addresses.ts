import { errorOf } from '../stack/door.ts'
import type { Besieged, Report } from './besieged.ts'
import { countOf, from, manyTimes, tally } from './besieged.ts'

const trueAddress = '198.51.100.2'
const textsAnHour = 20
const windowMs = 60_000

/**
 * One address that invents another one for each call, in front of what the proxy writes. `entries`
 * is what an address may ask of the ways in, in a minute.
 */
export async function forgeAddresses(
  house: Pick<Besieged, 'url' | 'call'>,
  { calls, texts, entries }: { calls: number; texts: number; entries: number },
): Promise<Report> {
  const forged = (i: number) => from(`10.${i >> 8}.${i & 255}.1, ${trueAddress}`)
  const beganAt = performance.now()
  const answers = await manyTimes(calls, 16, async (i) =>
    errorOf(await house.call('preLogin', {}, undefined, forged(i))),
  )
  const windows = Math.floor((performance.now() - beganAt) / windowMs) + 2
  const sent = await manyTimes(texts, 4, async (i) => {
    const asked = { countryCode: '66', mobile: `0${830_000_123 + i * 7_919}`, type: 0 } as const
    return errorOf(await house.call('smsSend', asked, undefined, forged(i)))
  })
  const headers = from(`127.0.0.1, ${trueAddress}`)
  const metrics = await fetch(`${house.url}/metrics`, { headers })
  await metrics.arrayBuffer()
  const passed = countOf(answers, 'ok')
  const most = entries * windows
  const texted = countOf(sent, 'ok')
  return {
    figures: {
      asked: calls,
      passed: `${passed} (at most ${most})`,
      'texts asked for': texts,
      'texts sent': `${texted} (at most ${textsAnHour})`,
      'answers to those': tally(sent),
      'metrics as 127.0.0.1': metrics.status,
    },
    faults: [
      ...(passed > most ? [`${passed} calls passed the limit`] : []),
      ...(texted > textsAnHour ? [`${texted} texts were sent`] : []),
      ...(metrics.status === 200 ? ['the numbers were shown to who wrote 127.0.0.1'] : []),
    ],
  }
}
