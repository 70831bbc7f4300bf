import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { faultText } from '../../ui/use-fault.ts'

/** Works out the player's books anew, when somebody asks, and says what came of it. */
export function useRecompute(playerId: number) {
  const t = useText()
  const [asked, setAsked] = useState<number | null>(null)
  const isOn = asked === playerId
  const found = useAnswer('recomputePlayer', { playerId }, { isOn, isLive: false })
  const ask = () => (isOn ? void found.refetch() : setAsked(playerId))
  const button = (
    <button type="button" className="btn sm" disabled={found.isFetching} onClick={ask}>
      <Icon name="rot" />
      {t('le.recompute')}
    </button>
  )
  const { data, error } = found
  if (!isOn || found.isFetching) return { button, said: null }
  if (error) return { button, said: { is: false, text: faultText(t, error) } }
  if (!data) return { button, said: null }
  const text =
    data.difference ?? t('le.recomputed', { time: clockText(data.time).slice(0, 5), n: data.lines })
  return { button, said: { is: data.difference === null, text } }
}
