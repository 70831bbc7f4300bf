import type { CallInput } from '../calls/send.ts'
import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { useMay } from '../session/me.ts'
import { Icon } from '../ui/Icon.tsx'
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
  return <FileButton begin={() => send('startListExport', of)} />
}
