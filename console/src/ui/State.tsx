import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { Icon, type IconName } from './Icon.tsx'

type Props = { icon: IconName; tone?: 'ok' | 'bad'; title: string; children?: ReactNode }

/** What a list says in place of rows. */
export function State({ icon, tone, title, children }: Props) {
  return (
    <div className="state">
      <span className={`badge l ${tone ?? ''}`}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <div className="mute">{children}</div>
    </div>
  )
}

const bones = ['a', 'b', 'c', 'd', 'e']

type AnswerProps<Shown> = {
  of: UseQueryResult<Shown, CallFailure>
  permission: string
  children: (shown: Shown) => ReactNode
}

/** An answer in all its states: a refused read is no empty list, old rows outlive an error. */
export function Answer<Shown>({ of, permission, children }: AnswerProps<Shown>) {
  const t = useText()
  const { data: shown, error, refetch } = of
  if (error?.status === 403)
    return (
      <State icon="lock" title={t('state.refused', { permission })}>
        {t('state.refusedLead')}
      </State>
    )
  return (
    <>
      {error && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <span>{t('state.error', { error: error.error })}</span>
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('common.again')}
          </button>
        </div>
      )}
      {shown === undefined && !error && (
        <div className="cb" aria-busy="true" aria-label={t('state.loading')} role="status">
          {bones.map((bone) => (
            <p key={bone} className="cb">
              <span className="bone row" />
            </p>
          ))}
        </div>
      )}
      {shown !== undefined && children(shown)}
    </>
  )
}
