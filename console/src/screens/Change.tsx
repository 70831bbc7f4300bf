import { changeText } from '../i18n/format.ts'

type Name = 'ggr' | 'ngr' | 'deposited' | 'withdrawn' | 'bonusCost'
type Props = { name: Name; before: number; after: number }

/** Green and red say which way it goes; the sign says it too. */
export function Change({ name, before, after }: Props) {
  const isPlain = after === before || before === 0 || name === 'withdrawn'
  const isGood = after > before === (name !== 'bonusCost')
  const tone = isPlain ? 'mute' : isGood ? 'ok' : 'bad'
  return <span className={`nw ${tone}`}>{changeText(before, after)}</span>
}
