import { pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { OddsTable } from '../kit/OddsTable.tsx'
import { chancesOf } from './chances.ts'
import type { ConfigOf } from './words.ts'

/** Each of the lucky draws with its own chances. */
export function DrawOdds({ config }: { config: ConfigOf<'Points'> }) {
  const t = useText()
  return config.draws.map((draw) => (
    <OddsTable
      key={draw.id}
      title={t('rule.drawOf', { points: pointsText(draw.cost) })}
      odds={chancesOf(draw.prizes)}
    />
  ))
}
