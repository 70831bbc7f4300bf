import type { CallInput } from '../calls/send.ts'
import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { useMay } from '../session/me.ts'
import { Icon } from '../ui/Icon.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import type { Written } from '../ui/read-form.ts'
import { Toast } from '../ui/Toast.tsx'
import { useActs } from '../ui/use-acts.ts'
import { useFault } from '../ui/use-fault.ts'

/** What is shown, as a file. That it was taken is written down. */
export function FileButton({ begin }: { begin: () => Promise<{ address: string }> }) {
  const t = useText()
  const mayExport = useMay('reports.export')
  const { fault, isBusy, attempt } = useFault()
  if (!mayExport) return null
  const take = () =>
    attempt(async () => {
      const { address } = await begin()
      window.location.assign(address)
    })
  return (
    <>
      {fault !== null && (
        <span className="bad" role="alert">
          {fault}
        </span>
      )}
      <button type="button" className="btn sm" disabled={isBusy} onClick={() => void take()}>
        <Icon name="in" />
        {t('common.csv')}
      </button>
    </>
  )
}

/** All that a list shows under its filters. */
export function ListFile(of: CallInput<'startListExport'>) {
  const t = useText()
  const acts = useActs<'large'>()
  const mayExport = useMay('reports.export')
  const canUnmask = useMay('players.reveal') && of.list === 'listPlayers'
  if (!mayExport) return null
  const askLarge = (reason: string, { isUnmasked }: Written) =>
    acts.act(async () => {
      await send('startLargeExport', { ...of, isUnmasked: isUnmasked !== undefined, reason })
      return t('common.proposed')
    })
  return (
    <>
      <FileButton begin={() => send('startListExport', of)} />
      <button
        type="button"
        className="btn sm"
        title={t('file.large')}
        aria-label={t('file.large')}
        onClick={() => acts.ask('large')}
      >
        …
      </button>
      {acts.asked && (
        <ReasonDialog
          title={t('file.largeTitle')}
          lead={t('file.largeLead')}
          confirm={t('file.largeNow')}
          isDangerous={false}
          acts={acts}
          onConfirm={askLarge}
        >
          {canUnmask && (
            <label className="row">
              <input type="checkbox" name="isUnmasked" />
              {t('file.unmasked')}
            </label>
          )}
        </ReasonDialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
