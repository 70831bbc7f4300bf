import { useText } from '../../i18n/texts.ts'
import { Ring } from '../../ui/Ring.tsx'

const mostSignals = 5

export function Strength({ signals }: { signals: readonly unknown[] }) {
  const t = useText()
  const label = t('ln.strength', { n: signals.length, all: mostSignals })
  return <Ring part={signals.length} whole={mostSignals} label={label} />
}
