import type { Fact, ToldResult } from '../result-words.ts'
import type { LiftoffSeat } from './round.ts'
import { labels } from './texts.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { autoAt, outAt, crash } = view as LiftoffSeat
  const { th, en } = labels
  const facts: Fact[] = [
    {
      name: { th: 'รับเงินที่', en: 'Taken at' },
      value: outAt === null ? { th: 'ไม่ทัน', en: 'Not in time' } : flightText(outAt),
    },
    ...(autoAt === null ? [] : [{ name: { th: th.auto, en: en.auto }, value: flightText(autoAt) }]),
    {
      name: { th: th.burst, en: en.burst },
      value: crash === null ? unknownEnd(outAt) : flightText(crash),
    },
  ]
  return { parts: [{ facts }] }
}

/** Whoever keeps what was told at leaving keeps it for good: it has to stay true. */
function unknownEnd(outAt: number | null) {
  return outAt === null
    ? { th: 'ยังบินอยู่', en: 'Still flying' }
    : { th: 'บินต่อหลังคุณรับเงิน', en: 'It flew on after you left' }
}

/** Always with its hundredths, as the rocket's clock shows it. */
function flightText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`
}
