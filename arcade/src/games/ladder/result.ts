import { timesText } from '../../client/amounts.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import type { Level } from './paytable.ts'
import type { LadderState } from './round.ts'

type Climb = { level: string } & Pick<LadderState, 'steps' | 'end' | 'fall'>

const ends = {
  taken: { th: 'รับเงิน', en: 'Win taken' },
  fell: { th: 'ไม่ผ่าน', en: 'Did not make it' },
  top: { th: 'ถึงขั้นสุดท้าย', en: 'Reached the last step' },
}

export function tellResult(levels: readonly Level[], view: Record<string, unknown>): ToldResult {
  const { level: key, steps, end, fall } = view as Climb
  const level = levels.find((one) => one.key === key)
  const passed = end === 'fell' ? steps - 1 : steps
  const facts: Fact[] = [
    ...(level ? [{ name: { th: 'ระดับ', en: 'Level' }, value: level.name }] : []),
    { name: { th: 'ขั้นที่ผ่าน', en: 'Steps made' }, value: String(passed) },
    ...(passed > 0
      ? [
          {
            name: { th: 'ตัวคูณที่ถึง', en: 'Multiplier reached' },
            value: timesText(level?.times[passed - 1] ?? 0),
          },
        ]
      : []),
    ...(end ? [{ name: { th: 'จบรอบ', en: 'End' }, value: ends[end] }] : []),
    ...(end === 'taken' ? [{ name: fallName, value: fall === null ? noFall : String(fall) }] : []),
  ]
  return { parts: [{ facts }] }
}

const fallName = { th: 'ขั้นที่จะไม่ผ่าน', en: 'The step that would have failed' }
const noFall = { th: 'ไม่มี', en: 'none' }
