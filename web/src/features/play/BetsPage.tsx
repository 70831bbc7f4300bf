import { playableTypes } from '@parlour/contract/game-types.ts'
import { useState } from 'react'
import type { CallInput } from '../../calls/api.ts'
import { listTypes } from '../../games/lists.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useToday } from '../../site/days.ts'
import { type PeriodName, periodNames, periodOf } from '../../site/periods.ts'
import { useSite } from '../../site/store.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { BetRecords } from './BetRecords.tsx'
import styles from './BetsPage.module.css'

type RoundFilter = CallInput<'betRecord'>
type Status = NonNullable<RoundFilter['status']>
type TypeId = NonNullable<RoundFilter['typeId']>

/** Every round the player has played; the unfinished ones can be gone on with. */
export function BetsPage() {
  const t = useText()
  const today = useToday()
  const [status, setStatus] = useState<Status | 'all'>('all')
  const [typeId, setTypeId] = useState<TypeId | null>(null)
  const [period, setPeriod] = useState<PeriodName>('month')
  const filter: RoundFilter = {
    ...periodOf(period, today),
    ...(status !== 'all' && { status }),
    ...(typeId !== null && { typeId }),
  }
  return (
    <div className={styles.page}>
      <Segmented<Status | 'all'>
        label={t('play.status')}
        value={status}
        onChange={setStatus}
        segments={[
          { value: 'all', text: t('play.allRounds') },
          { value: 'open', text: t('play.open') },
          { value: 'settled', text: t('play.settled') },
          { value: 'rolledBack', text: t('play.rolledBack') },
        ]}
      />
      <div className={styles.filters}>
        <ChipRow label={t('play.period')} chosen={period}>
          {periodNames.map((name) => (
            <Chip key={name} isOn={name === period} onClick={() => setPeriod(name)}>
              {t(periodTexts[name])}
            </Chip>
          ))}
        </ChipRow>
        <TypeChips chosen={typeId} onChoose={setTypeId} />
      </div>
      <BetRecords key={JSON.stringify(filter)} filter={filter} />
    </div>
  )
}

const periodTexts = {
  today: 'play.today',
  week: 'play.week',
  month: 'play.month',
  all: 'play.anyTime',
} as const

type TypeChipsProps = { chosen: TypeId | null; onChoose: (typeId: TypeId | null) => void }

function TypeChips({ chosen, onChoose }: TypeChipsProps) {
  const t = useText()
  const bilingual = useBilingual()
  const types = useSite(({ config }) => config?.appGameTypeList)
  const shown = listTypes(types ?? []).flatMap(({ id, name, nameEn }) => {
    const typeId = playableTypes.find((one) => one === id)
    return typeId === undefined ? [] : [{ typeId, name: bilingual(name, nameEn) }]
  })
  return (
    <ChipRow label={t('play.type')} chosen={chosen}>
      <Chip isOn={chosen === null} onClick={() => onChoose(null)}>
        {t('play.anyType')}
      </Chip>
      {shown.map(({ typeId, name }) => (
        <Chip key={typeId} isOn={typeId === chosen} onClick={() => onChoose(typeId)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
