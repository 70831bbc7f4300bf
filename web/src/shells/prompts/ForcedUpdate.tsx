import { getPlatform } from '../../browser/platform.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHold } from '../../ui/modal-queue.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { mustUpdate } from './prompt-rules.ts'

const platform = getPlatform()

/** An app that is too old goes no further. */
export function ForcedUpdate() {
  const t = useText()
  const app = useSite(({ config }) => config?.androidApp)
  const isStanding = app !== undefined && mustUpdate(platform, app.minVersion)
  useHold('update', isStanding)
  return (
    <Dialog
      open={isStanding}
      onClose={() => undefined}
      mustAnswer
      art="maintenance"
      title={t('prompts.update')}
      text={t('prompts.updateNote', { version: app?.minVersion ?? '' })}
      actions={
        <Button look="brand" icon={DownloadIcon} isBlock href={app?.downloadUrl || '/service'}>
          {t('prompts.updateNow')}
        </Button>
      }
    />
  )
}
