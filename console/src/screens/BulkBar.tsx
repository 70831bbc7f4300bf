import { useText } from '../i18n/texts.ts'
import { ActBar, ArmedButton } from '../ui/ActBar.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { Toast } from '../ui/Toast.tsx'
import type { Bulk } from './use-bulk.ts'

type BarProps = { of: Bulk; yes: string; no?: string }

/** What is done with every marked row. */
export function BulkBar({ of: bulk, yes, no }: BarProps) {
  const t = useText()
  const n = bulk.marked.length
  return (
    <ActBar
      fault={bulk.acts.asked ? null : bulk.acts.fault}
      hint={
        <button type="button" className="btn q" onClick={bulk.clear}>
          {t('bulk.clear')}
          <kbd>Esc</kbd>
        </button>
      }
    >
      <b>{t('bulk.marked', { n })}</b>
      <ArmedButton of={bulk.armed} isBusy={bulk.acts.isBusy}>
        {yes}
      </ArmedButton>
      {no && (
        <button
          type="button"
          className="btn dl"
          disabled={bulk.acts.isBusy}
          onClick={() => bulk.acts.ask('no')}
        >
          {no}
          <kbd>R</kbd>
        </button>
      )}
    </ActBar>
  )
}

type AnswersProps = { of: Bulk; title: string; lead: string; confirm: string; isSilent?: boolean }

/** Asks before all of them are refused, and tells how each one ended. */
export function BulkAnswers({ of: bulk, isSilent, ...texts }: AnswersProps) {
  const t = useText()
  const { acts, refuse, outcomes, forget } = bulk
  return (
    <>
      {acts.asked && refuse && !isSilent && (
        <ReasonDialog {...texts} acts={acts} onConfirm={refuse} />
      )}
      {acts.asked && refuse && isSilent && (
        <Dialog
          {...texts}
          isDangerous
          fault={acts.fault}
          onConfirm={() => refuse('')}
          onClose={acts.leave}
        >
          <p>{t('bulk.marked', { n: bulk.marked.length })}</p>
        </Dialog>
      )}
      {outcomes && (
        <Dialog
          title={t('bulk.title')}
          lead={t('bulk.done', {
            n: outcomes.filter(({ isDone }) => isDone).length,
            all: outcomes.length,
          })}
          confirm={t('bulk.read')}
          onConfirm={forget}
          onClose={forget}
        >
          <ul className="outcomes">
            {outcomes.map(({ id, said, isDone }) => (
              <li key={id} className="row">
                <span className="mono">{id}</span>
                <span className="sp" />
                <span className={isDone ? 'ok' : 'bad'}>{said}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type MarkProps = { of: Bulk; id: string; name: string; isOff: boolean }

export function MarkBox({ of: bulk, id, name, isOff }: MarkProps) {
  const t = useText()
  return (
    <input
      type="checkbox"
      aria-label={t('bulk.mark', { name })}
      disabled={isOff}
      checked={bulk.marked.includes(id)}
      onChange={() => bulk.toggle(id)}
    />
  )
}

export function MarkAllBox({ of: bulk }: { of: Bulk }) {
  const t = useText()
  return (
    <input type="checkbox" aria-label={t('bulk.all')} checked={bulk.isOn} onChange={bulk.markAll} />
  )
}
