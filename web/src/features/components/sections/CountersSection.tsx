import { useState } from 'react'
import { CountdownBlocks, CountdownPill } from '../../../ui/Countdown.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

/** A clock that stands still, so that the page's picture is always the same. */
const frozenNow = () => 0
const longMs = ((23 * 60 + 41) * 60 + 9) * 1000
const soonMs = (9 * 60 + 42) * 1000
const lastMs = 38_000
const blocksMs = ((3 * 60 + 24) * 60 + 51) * 1000

export function CountersSection() {
  const say = useSay()
  const [times, setTimes] = useState(3)
  const clock = {
    now: frozenNow,
    announce: (left: string) => `${say('leftSpoken')} ${left}`,
  }
  const steps = { lessLabel: say('less'), moreLabel: say('more'), min: 1, max: 99 }
  return (
    <Panel title={say('counters')}>
      <Row>
        <CountdownPill {...clock} endsAtMs={longMs} />
        <CountdownPill {...clock} endsAtMs={soonMs} format={(left) => `${say('left')} ${left}`} />
        <CountdownPill {...clock} endsAtMs={lastMs} />
      </Row>
      <CountdownBlocks
        {...clock}
        endsAtMs={blocksMs}
        hoursText={say('hours')}
        minutesText={say('minutes')}
        secondsText={say('secondsLong')}
      />
      <Row>
        <Stepper {...steps} label={say('times')} value={times} onChange={setTimes} />
        <Stepper {...steps} label={say('timesOff')} value={1} onChange={setTimes} disabled />
      </Row>
    </Panel>
  )
}
