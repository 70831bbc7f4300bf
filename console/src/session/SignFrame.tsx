import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode } from 'react'
import { send } from '../calls/send.ts'
import { inLanguage, useText } from '../i18n/texts.ts'
import { Preferences } from '../ui/Preferences.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Mark } from '../ui/Mark.tsx'
import { readForm, type Written } from '../ui/read-form.ts'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

type Props = { children: ReactNode; onSubmit: (written: Written) => void }

/** The page before one is in: a form at the left, what this place is at the right. */
export function SignFrame({ children, onSubmit }: Props) {
  const t = useText()
  const { data: site } = useQuery({
    queryKey: ['site'],
    queryFn: () => send('getConsoleSite', {}),
    staleTime: Infinity,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(readForm(event.currentTarget))
  }
  return (
    <div className="sign">
      <main>
        <div className="row">
          <Mark />
          {site && <b>{inLanguage(site.siteName, site.siteNameEn)}</b>}
          <span className={site ? 'dim' : ''}>{t('console')}</span>
          <span className="sp" />
          <Preferences />
        </div>
        <form className="form" onSubmit={submit}>
          {children}
        </form>
      </main>
      <aside>
        <svg className="bloom" viewBox="0 0 400 400" aria-hidden="true">
          {petals.map((turn) => (
            <ellipse
              key={turn}
              cx="200"
              cy="105"
              rx="42"
              ry="82"
              transform={`rotate(${turn} 200 200)`}
              fill="#171326"
              stroke="#332a63"
            />
          ))}
          <circle cx="200" cy="200" r="54" fill="none" stroke="#b9801f" />
        </svg>
        <h2>{t('sign.motto')}</h2>
        {(['two', 'log', 'time'] as const).map((line) => (
          <p key={line} className="row">
            <Icon name={line === 'time' ? 'clock' : line} />
            {t(`sign.${line}`)}
          </p>
        ))}
      </aside>
    </div>
  )
}
