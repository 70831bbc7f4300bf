import { formatMoney } from '@parlour/contract/money.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { textOr, useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'

type Player = CallOutput<'getPlayer'>
type Props = { limits: Player['limitList']; pause: Player['pause'] }

export function LimitsTab(props: Props) {
  return (
    <section className="card">
      <Limits {...props} />
    </section>
  )
}

/** What the player may do at most, and whether they pause. */
export function Limits({ limits, pause }: Props) {
  const t = useText()
  return (
    <>
      {pause && (
        <p className="note gold">
          <Icon name="clock" />
          {textOr(t, `pl.pause.${pause.kind}`, pause.kind)},{' '}
          {pause.endTime === null
            ? t('pl.forever')
            : t('pl.until', { time: dayTimeText(pause.endTime) })}
        </p>
      )}
      {limits.length === 0 && <p className="cb mute">{t('pl.noLimits')}</p>}
      <ul>
        {limits.map(({ kind, period, amount, isByHouse }) => (
          <li key={`${kind}-${period}-${isByHouse}`} className="why">
            <b>{t(`pl.limit.${kind}`)}</b>
            <span className="mute">{t(`pl.period.${period}`)}</span>
            {isByHouse && <span className="tag">{t('pl.byHouse')}</span>}
            <span className="sp" />
            <b>{kind === 'time' ? t('unit.min', { n: amount }) : formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
