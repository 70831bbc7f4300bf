import { forgottenAfterYears } from '@parlour/contract/closing.ts'
import { Link } from 'wouter'
import type { CallOutput } from '../../calls/send.ts'
import { dayText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'

type Case = CallOutput<'getKycCase'>
export const fields = ['realName', 'identityNumber', 'birthday', 'occupation'] as const

type Props = { papers: Case; ticked: string[]; onTick: (name: string) => void }

/** What the player wrote, to be ticked against the picture one by one. */
export function Papers({ papers, ticked, onTick }: Props) {
  const t = useText()
  const { age, ageLimit } = papers
  const isOfAge = age >= ageLimit
  return (
    <aside className="papers">
      <div className="row">
        <h2>{t('kyc.same')}</h2>
        <span className="sp" />
        <span className="sm mute">{t('kyc.ticks', { n: ticked.length, all: fields.length })}</span>
      </div>
      {fields.map((name) => (
        <label key={name} className="tick">
          <span className="mute">{t(`kyc.${name}`)}</span>
          <span className="wrap">
            <b>{papers[name]}</b>
            {name === 'birthday' && (
              <span className={`sm ${isOfAge ? 'ok' : 'bad'}`}>
                {t(isOfAge ? 'kyc.ofAge' : 'kyc.tooYoung', { age, limit: ageLimit })}
              </span>
            )}
          </span>
          <input type="checkbox" checked={ticked.includes(name)} onChange={() => onTick(name)} />
        </label>
      ))}
      <h3>{t('kyc.others')}</h3>
      {papers.sameList.length === 0 ? (
        <p className="row ok">
          <Icon name="check" />
          {t('kyc.noOthers')}
        </p>
      ) : (
        <p className="row gold">
          <Icon name="warn" />
          {papers.sameList.map((id) => (
            <Link key={id} href={`/players/${id}`}>
              {id}
            </Link>
          ))}
        </p>
      )}
      <p className="row mute">
        <Icon name="clock" />
        {papers.eraseTime === null
          ? t('kyc.erasedAfter', { n: forgottenAfterYears })
          : t('kyc.erased', { day: dayText(papers.eraseTime) })}
      </p>
      <p className="hint">{t('kyc.links')}</p>
    </aside>
  )
}
