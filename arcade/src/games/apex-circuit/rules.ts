import type { FairRandom } from '../../fair/stream.ts'
import { tableGame } from '../tables/engine.ts'
import type { Finish } from './title.ts'
import { cars, title } from './title.ts'

export const apexCircuit = tableGame<Finish>(title, {
  shownMs: 9_500,
  draw: drawFinish,
  tell: (finish) => [
    {
      title: { th: 'เข้าเส้นตามลำดับ', en: 'Over the line' },
      facts: finish.map((car, at) => ({
        name: { th: `อันดับ ${at + 1}`, en: `Place ${at + 1}` },
        value: {
          th: `${car + 1} ${cars[car]?.name.th ?? ''}`,
          en: `${car + 1} ${cars[car]?.name.en ?? ''}`,
        },
      })),
    },
  ],
})

/** One after the other, each of the cars left as likely as its weight says. */
export function drawFinish(random: FairRandom): Finish {
  const left = cars.map((_, car) => car)
  return cars.map(() => {
    const at = random.pick(left.map((car) => cars[car]?.weight ?? 0))
    return left.splice(at, 1)[0] ?? 0
  })
}
