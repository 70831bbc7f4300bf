import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Answer } from '../../ui/State.tsx'
import { Pictures } from '../identity/Pictures.tsx'
import { kycText } from './kyc-text.ts'

type Identity = CallOutput<'getPlayerIdentity'>

/** How far the identity check is, and where money may go. Papers open when asked for. */
export function IdentityTab({ playerId }: { playerId: number }) {
  const found = useAnswer('getPlayerIdentity', { playerId })
  return (
    <Answer of={found} permission="players.read">
      {(identity) => (
        <div className="cols">
          <div className="col gap">
            <Check {...identity} />
            {identity.submittedTime !== null && <Papers playerId={playerId} />}
          </div>
          <Cards cards={identity.cardList} />
        </div>
      )}
    </Answer>
  )
}

function Check({ status, reason, dueTime, submittedTime, decidedTime }: Identity) {
  const t = useText()
  const times = [
    ['pl.kycDue', status === 'none' || status === 'draft' ? dueTime : null],
    ['pl.kycSent', submittedTime],
    ['pl.kycDecided', decidedTime],
  ] as const
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('pl.kyc')}</h2>
        <span className="sp" />
        <span className={`tag ${status === 'verified' ? 'ok' : ''}`}>{kycText(t, status)}</span>
      </div>
      <dl className="kv l cb">
        {times.map(
          ([name, time]) =>
            time !== null && (
              <div key={name} className="row">
                <dt className="mute">{t(name)}</dt>
                <dd>{dayTimeText(time)}</dd>
              </div>
            ),
        )}
        {reason !== null && (
          <div className="row">
            <dt className="mute">{t('common.reason')}</dt>
            <dd className="wrap">{reason}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** Opening them is written down, so nobody's page opens them by itself. */
function Papers({ playerId }: { playerId: number }) {
  const t = useText()
  const mayRead = useMay('kyc.read')
  const [isOpen, open] = useState(false)
  const papers = useAnswer('getKycCase', { playerId }, { isOn: isOpen, isLive: false })
  if (!mayRead) return null
  if (!isOpen)
    return (
      <section className="card">
        <div className="ch">
          <h2>{t('pl.papers')}</h2>
          <span className="sp" />
          <button type="button" className="btn sm" onClick={() => open(true)}>
            <Icon name="eye" />
            {t('pl.papersOpen')}
          </button>
        </div>
        <p className="cb mute">{t('pl.papersLead')}</p>
      </section>
    )
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('pl.papers')}</h2>
      </div>
      <Answer of={papers} permission="kyc.read">
        {({ imageList, ...told }) => (
          <>
            <dl className="kv l cb">
              {(['realName', 'identityNumber', 'birthday', 'occupation'] as const).map((name) => (
                <div key={name} className="row">
                  <dt className="mute">{t(`kyc.${name}`)}</dt>
                  <dd className="wrap">{told[name]}</dd>
                </div>
              ))}
            </dl>
            <Pictures pictures={imageList} />
          </>
        )}
      </Answer>
    </section>
  )
}

function Cards({ cards }: { cards: Identity['cardList'] }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('pl.cards')}</h2>
      </div>
      {cards.length === 0 && <p className="cb mute">{t('pl.none')}</p>}
      <ul>
        {cards.map(({ cardId, bankName, maskedCard, isDefault, changeTime, paidTime }) => (
          <li key={cardId} className="why">
            <span className="badge">
              <Icon name="bank" />
            </span>
            <span>
              <b>
                {bankName} {maskedCard}
              </b>
              <br />
              <span className="sm mute">
                {t('pl.cardSince', { time: dayTimeText(changeTime) })} ·{' '}
                {paidTime === null
                  ? t('pl.cardUnpaid')
                  : t('pl.cardPaid', { time: dayTimeText(paidTime) })}
              </span>
            </span>
            <span className="sp" />
            {isDefault && <span className="tag">{t('pl.cardFirst')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
