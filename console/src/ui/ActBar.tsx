import type { ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import type { useArmed } from './use-armed.ts'

type BarProps = { fault: string | null; hint?: ReactNode; children: ReactNode }

/** What can be done with the row that is open, and what went wrong with it. */
export function ActBar({ fault, hint, children }: BarProps) {
  const t = useText()
  return (
    <div className="acts">
      {children}
      <span className="sp" />
      {fault && (
        <span className="bad" role="alert">
          {fault}
        </span>
      )}
      {hint ?? (
        <>
          <kbd>J</kbd>
          <kbd>K</kbd>
          <span className="sm mute">{t('common.next')}</span>
        </>
      )}
    </div>
  )
}

type ArmedProps = { of: ReturnType<typeof useArmed>; isBusy: boolean; children: ReactNode }

/** Yes, in two strokes. */
export function ArmedButton({ of: { isArmed, arm, confirm }, isBusy, children }: ArmedProps) {
  const t = useText()
  return (
    <button type="button" className="btn p" disabled={isBusy} onClick={isArmed ? confirm : arm}>
      {isArmed ? t('common.armed') : children}
      <kbd>{isArmed ? '↵' : 'A'}</kbd>
    </button>
  )
}
