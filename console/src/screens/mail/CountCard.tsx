import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { CallFailure, CallOutput } from '../../calls/send.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'

type Counted = CallOutput<'countSegment'>

/** How many would get it, who would not and why, and some of those who would. */
export function CountCard({ counted }: { counted: UseQueryResult<Counted, CallFailure> }) {
  return (
    <Answer of={counted} permission="mail.read">
      {(shown) => (
        <>
          <Numbers {...shown} />
          <Samples {...shown} />
        </>
      )}
    </Answer>
  )
}

function Numbers({ fits, isEstimate, goesTo, leftOutList, wantsTwo, countTime }: Counted) {
  const t = useText()
  const number = (n: number) => n.toLocaleString('en')
  const leftOut = leftOutList.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ml.goesTo')}</h2>
      </div>
      <div className="cb">
        <div className="big" role="status" aria-label={t('ml.goesTo')}>
          {isEstimate ? t('ml.about', { n: number(goesTo) }) : number(goesTo)}
        </div>
        <p className="mute">{t('ml.counted', { time: clockText(countTime) })}</p>
        <dl className="kv">
          <dt>{t('ml.fits')}</dt>
          <dd>{number(fits)}</dd>
          <dt>{t('ml.leftOut')}</dt>
          <dd>
            <b>{number(leftOut)}</b>
          </dd>
          {leftOutList.map(({ reason, count }) => (
            <Reason key={reason} name={t(`ml.out.${reason}`)} count={number(count)} />
          ))}
        </dl>
        {wantsTwo && <p className="note">{t('ml.two')}</p>}
      </div>
    </section>
  )
}

function Reason({ name, count }: { name: string; count: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </>
  )
}

function Samples({ sampleList }: Counted) {
  const t = useText()
  if (sampleList.length === 0) return null
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ml.samples')}</h2>
      </div>
      <ul>
        {sampleList.map(({ playerId, playerName }) => (
          <li key={playerId} className="why">
            <Link href={`/players/${playerId}`}>{playerId}</Link>
            <span className="sp" />
            <span className="mute">{playerName}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
