import { itemArt } from '../../../ui/art.ts'
import type { ItemArt } from '../../../ui/art.ts'
import { DayStrip } from '../../../ui/DayStrip.tsx'
import { Milestones } from '../../../ui/Milestones.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

const prizes: readonly ItemArt[] = ['coin', 'points', 'ny-box', 'coupon-fixed', 'chest']
const pointStates = ['done', 'done', 'claimable', 'locked', 'locked'] as const
const dayPrizes: readonly ItemArt[] = ['coin', 'coin', 'ny-box', 'coin', 'coin', 'ny-box', 'chest']
const dayStates = ['done', 'missed', 'now', 'later', 'later', 'later', 'later'] as const

export function ProgressSection() {
  const say = useSay()
  return (
    <Panel title={say('progress')} span={2}>
      <Progress value={64} max={100} label={say('turnover')} size="thick" valueText="64/100" />
      <Progress value={640} max={1000} label={say('level')} valueText="640/1,000" />
      <Progress value={3} max={10} label={say('task')} size="thin" valueText="3/10" />
      <Milestones
        label={say('task')}
        value={64}
        max={100}
        onClaim={() => undefined}
        milestones={prizes.map((item, place) => ({
          at: (place + 1) * 20,
          image: itemArt(item),
          state: pointStates[place] ?? 'locked',
          label: `${say('milestone')} ${(place + 1) * 20}`,
        }))}
      />
      <DayStrip
        label={say('week')}
        doneLabel={say('received')}
        days={dayPrizes.map((item, place) => ({
          day: place + 1,
          dayText: `${say('day')} ${place + 1}`,
          image: itemArt(item),
          prizeText: `+${(place + 1) * 5}`,
          state: dayStates[place] ?? 'later',
        }))}
      />
    </Panel>
  )
}
