import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { ClockIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Panel, Row } from '../Panel.tsx'
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

type Studio = 'Marigold' | 'Sunreel' | 'Lollybit' | 'Dustline'

type Sign = {
  ground: string
  ink: string
  path: string
}

const signs: Record<Studio, Sign> = {
  Marigold: {
    ground: '#7a3d05',
    ink: '#ffb92f',
    path: 'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM9 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
  },
  Sunreel: { ground: '#8a1230', ink: '#ff9a5a', path: 'M4 14.5a8 8 0 0 1 16 0zM4 17h16v2H4z' },
  Lollybit: {
    ground: '#a01a78',
    ink: '#ffb0e0',
    path: 'M12 4a8 8 0 1 1-8 8h4a4 4 0 1 0 4-4z',
  },
  Dustline: {
    ground: '#4a2a14',
    ink: '#e8c080',
    path: 'm12 4 2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z',
  },
}

/** The sign of one of the sample studios. */
function StudioMark({ studio }: { studio: Studio }) {
  const { ground, ink, path } = signs[studio]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill={ground} />
      <path d={path} fill={ink} fillRule="evenodd" />
    </svg>
  )
}
