import type { TableTitle } from '../tables/paytable.ts'

/** What lies on the rim, in hundredths of a bet: every bet returns 52 of 54. */
const fields: [times: number, ways: number][] = [
  [200, 26],
  [400, 13],
  [650, 8],
  [1300, 4],
  [2600, 2],
  [5200, 1],
]
const of = 54

/**
 * The rim field by field. Each kind is spread as evenly as it goes: whichever is furthest behind
 * its share of the fields so far comes next.
 */
export const rim: readonly number[] = spread()

export function spotOf(field: number): string {
  return `x${rim[field]}`
}

function spread(): number[] {
  const laid: number[] = []
  const counts = fields.map(() => 0)
  for (let place = 1; place <= of; place++) {
    const behind = fields.map(([, ways], kind) => (ways * place) / of - (counts[kind] ?? 0))
    const kind = behind.indexOf(Math.max(...behind))
    counts[kind] = (counts[kind] ?? 0) + 1
    laid.push(fields[kind]?.[0] ?? 0)
  }
  return laid
}

export const title: TableTitle<number> = {
  id: 'neon-wheel',
  catalogueId: 505,
  kind: 'live',
  name: { th: 'วงล้อนีออน', en: 'Neon Wheel' },
  of,
  spots: fields.map(([times, ways]) => ({
    key: `x${times}`,
    name: { th: `${times / 100}×`, en: `${times / 100}×` },
    endings: [{ times, ways }],
  })),
  timesOf: (spot, field) => (spotOf(field) === spot ? (rim[field] ?? 0) : 0),
  pages: [
    {
      th:
        'วงล้อ 54 ช่อง: 2× 26 ช่อง, 4× 13 ช่อง, 6.5× 8 ช่อง, 13× 4 ช่อง, 26× 2 ช่อง และ 52× 1 ช่อง ' +
        'เดิมพันตัวคูณที่วงล้อหยุดจะได้เดิมพันคูณตัวเลขนั้น',
      en:
        'A wheel of 54 fields: 26 of 2×, 13 of 4×, 8 of 6.5×, 4 of 13×, 2 of 26× and one of 52×. ' +
        'A bet on the kind it stops at is paid that many times over, the bet included.',
    },
    {
      th: 'ทุกช่องมีโอกาสเท่ากัน และทุกเดิมพันคืน 52/54 เท่ากันหมด เลือกได้ตามใจ',
      en: 'Every field is as likely, and every bet returns the same 52/54: choose as you like.',
    },
    {
      th: 'วงล้อไม่มีความจำ ผลที่ผ่านมาไม่มีผลต่อรอบนี้',
      en: 'The wheel does not remember: what came before has no part in this round.',
    },
  ],
}
