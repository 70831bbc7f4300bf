import { formatMoney } from '@parlour/contract/money.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Ring } from '../../ui/Ring.tsx'
import type { Line } from './view-props.ts'

type Candidate = Line['candidateList'][number]
const marks = ['amount', 'reference', 'time'] as const
type Props = { line: Line; at: number; onChoose: (at: number) => void }

/** What arrived beside what was announced, and what saying yes will do. */
export function LineDetail({ line, at, onChoose }: Props) {
  const t = useText()
  const chosen = line.candidateList[at]
  return (
    <div className="scroll">
      <div className="card cb pair">
        <div>
          <div className="sm mute">{t('tr.arrived')}</div>
          <div className="big">{formatMoney(line.amount)}</div>
          <div className="wrap">{line.reference}</div>
          <div className="sm mute">
            {dayTimeText(line.time)} · {line.channelName}
          </div>
        </div>
        {chosen && (
          <div>
            <div className="sm mute">{t('tr.announced')}</div>
            <div className="big">{formatMoney(chosen.amount)}</div>
            <div>
              {chosen.playerName} {chosen.playerId}
            </div>
            <div className="sm mute">{dayTimeText(chosen.createTime)}</div>
          </div>
        )}
      </div>
      <section className="card">
        <div className="ch">
          <h2>{t('tr.candidates')}</h2>
        </div>
        {line.candidateList.length === 0 && <p className="cb mute">{t('tr.noCandidate')}</p>}
        <ul>
          {line.candidateList.map((candidate, index) => (
            <li key={candidate.orderId} className={`why ${index === at ? 'on' : ''}`}>
              <kbd>{index + 1}</kbd>
              <Ring
                isGood
                part={candidate.matches.length}
                whole={marks.length}
                label={t('tr.agree', { n: candidate.matches.length, all: marks.length })}
              />
              <button
                type="button"
                className="plain"
                aria-pressed={index === at}
                onClick={() => onChoose(index)}
              >
                <span>
                  <b>{candidate.playerName}</b> {candidate.playerId}{' '}
                  <span className="mono mute">{candidate.orderId}</span>
                </span>
                <Marks candidate={candidate} amount={line.amount} />
              </button>
              <span className="sp" />
              <b>{formatMoney(candidate.amount)}</b>
            </li>
          ))}
        </ul>
      </section>
      {chosen && <Effect line={line} chosen={chosen} />}
    </div>
  )
}

function Marks({ candidate, amount }: { candidate: Candidate; amount: number }) {
  const t = useText()
  const by = formatMoney(Math.abs(candidate.amount - amount))
  return (
    <span className="row g12 sm">
      {marks.map((mark) => {
        const isSame = candidate.matches.includes(mark)
        return (
          <span key={mark} className={`row g4 ${isSame ? 'ok' : 'gold'}`}>
            <Icon name={isSame ? 'check' : 'warn'} />
            {isSame ? t(`tr.same.${mark}`) : t(`tr.differs.${mark}`, { amount: by })}
          </span>
        )
      })}
    </span>
  )
}

function Effect({ line, chosen }: { line: Line; chosen: Candidate }) {
  const t = useText()
  const values = { name: chosen.playerName, id: chosen.playerId, amount: formatMoney(line.amount) }
  return (
    <section className="card cb col gap8">
      <h2>{t('tr.does')}</h2>
      <p className="row">
        <Icon name="in" /> {t('tr.credits', values)}
      </p>
      <p className="row">
        <Icon name="two" /> {t(chosen.matches.includes('amount') ? 'tr.onePerson' : 'tr.twoPeople')}
      </p>
    </section>
  )
}
