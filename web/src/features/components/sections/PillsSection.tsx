import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { ClockIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Panel, Row } from '../Panel.tsx'
import { StudioMark } from '../StudioMark.tsx'
import type { Studio } from '../StudioMark.tsx'
import { useSay } from '../use-say.ts'
import styles from './PillsSection.module.css'

const studios: readonly Studio[] = ['Marigold', 'Sunreel', 'Lollybit', 'Dustline']

export function PillsSection() {
  const say = useSay()
  const [studio, setStudio] = useState<Studio | 'all'>('all')
  const [view, setView] = useState<'all' | 'claimable' | 'history'>('all')
  return (
    <Panel title={say('pills')}>
      <Row>
        <Pill>{say('plain')}</Pill>
        <Pill tone="ok">{say('okPill')}</Pill>
        <Pill tone="warn">{say('waitPill')}</Pill>
        <Pill tone="info">{say('checkPill')}</Pill>
        <Pill tone="bad">{say('badPill')}</Pill>
        <Pill tone="iris">{say('newPill')}</Pill>
        <Pill tone="ok" isLive>
          {say('livePill')}
        </Pill>
        <Pill tone="warn" icon={ClockIcon}>
          {say('waitPill')}
        </Pill>
        <Badge>3</Badge>
        <Badge shape="speech">+300</Badge>
      </Row>
      <div className={styles.chips}>
        <ChipRow label={say('studios')} chosen={studio}>
          <Chip isOn={studio === 'all'} onClick={() => setStudio('all')}>
            {say('all')}
          </Chip>
          {studios.map((name) => (
            <Chip
              key={name}
              mark={<StudioMark studio={name} />}
              isOn={studio === name}
              onClick={() => setStudio(name)}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Segmented
        label={say('view')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'all', text: say('all') },
          { value: 'claimable', text: say('claimable') },
          { value: 'history', text: say('history') },
        ]}
      />
    </Panel>
  )
}
