import { Button } from '../../../ui/Button.tsx'
import { ShieldIcon, WarningIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { ToastView } from '../../../ui/Toaster.tsx'
import { Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

export function ToastsSection() {
  const say = useSay()
  return (
    <Panel title={say('toasts')}>
      <ToastView kind="ok" text={say('toastOk')} />
      <ToastView kind="loading" text={say('toastLoading')} />
      <ToastView kind="error" text={say('toastError')} />
      <ToastView kind="info" text={say('toastInfo')} />
      <Note>{say('noteWarn')}</Note>
      <Note tone="info">{say('noteInfo')}</Note>
      <Note tone="ok" icon={ShieldIcon}>
        {say('noteOk')}
      </Note>
      <Note tone="bad" icon={WarningIcon}>
        {say('noteBad')}
      </Note>
      <Row>
        <Button size="sm" onClick={() => toast.show(say('toastOk'))}>
          {say('tryToast')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            const loading = toast.loading(say('toastLoading'))
            setTimeout(() => toast.close(loading), 1500)
          }}
        >
          {say('tryLoading')}
        </Button>
      </Row>
    </Panel>
  )
}
