import type { CallOutput } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'

type PlayerState = CallOutput<'getPlayer'>['state']
const tones = { active: 'ok', frozen: 'bad', closed: '' }

export function StateTag({ state }: { state: PlayerState }) {
  const t = useText()
  return <span className={`tag ${tones[state]}`}>{t(`pl.state.${state}`)}</span>
}
