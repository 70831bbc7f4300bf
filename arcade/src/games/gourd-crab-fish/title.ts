import type { Text } from '../text.ts'
import type { TableTitle } from '../tables/paytable.ts'

/** Faces of the three dice, as numbers of the animals below. */
export type Shake = [number, number, number]

export const animals: readonly { key: string; name: Text }[] = [
  { key: 'gourd', name: { th: 'น้ำเต้า', en: 'Gourd' } },
  { key: 'crab', name: { th: 'ปู', en: 'Crab' } },
  { key: 'fish', name: { th: 'ปลา', en: 'Fish' } },
  { key: 'shrimp', name: { th: 'กุ้ง', en: 'Shrimp' } },
  { key: 'rooster', name: { th: 'ไก่', en: 'Rooster' } },
  { key: 'tiger', name: { th: 'เสือ', en: 'Tiger' } },
]

/** None, one, two or three of the dice show it. */
const timesOfCount = [0, 200, 300, 1300]

export const title: TableTitle<Shake> = {
  id: 'gourd-crab-fish',
  catalogueId: 604,
  kind: 'games',
  name: { th: 'น้ำเต้าปูปลา', en: 'Gourd Crab Fish' },
  of: 216,
  spots: animals.map(({ key, name }) => ({
    key,
    name,
    endings: [
      { times: 200, ways: 75 },
      { times: 300, ways: 15 },
      { times: 1300, ways: 1 },
    ],
    group: { th: 'รูปใดก็ได้ (1, 2 หรือ 3 ลูก)', en: 'Any picture (on 1, 2 or 3 dice)' },
  })),
  timesOf(spot, shake) {
    const seen = shake.filter((face) => animals[face]?.key === spot).length
    return timesOfCount[seen] ?? 0
  },
  pages: [
    {
      th: 'ลูกเต๋าสามลูก หกรูป น้ำเต้า ปู ปลา กุ้ง ไก่ เสือ ออกรูปที่แทง 1, 2 หรือ 3 ลูก จ่าย 1, 2 หรือ 12 ต่อ 1',
      en:
        'Three dice with six pictures: gourd, crab, fish, shrimp, rooster, tiger. A bet pays 1, ' +
        '2 or 12 to 1 when one, two or three dice show its picture.',
    },
    {
      th: 'โต๊ะทั่วไปจ่ายสามลูกเพียง 3 ต่อ 1 ซึ่งคืน 92.13% ที่นี่จ่าย 12 ต่อ 1 ทุกรูปจึงคืน 26/27',
      en:
        'Where three alike pay only 3 to 1, a bet returns 92.13%. Here they pay 12 to 1, so ' +
        'every picture returns 26/27.',
    },
    {
      th: 'ลูกเต๋าไม่มีความจำ ทุกรูปมีโอกาสเท่ากันทุกรอบ',
      en: 'Dice do not remember: every picture is as likely in every round.',
    },
  ],
}
