import { useRef } from 'react'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CameraIcon, ImageIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { type ImageKind, useKycDraft } from './draft.ts'
import styles from './Kyc.module.css'
import { useSentImages } from './use-sent-images.ts'
import { useUpload } from './use-upload.ts'

type PicturePickProps = { kind: ImageKind; title: PlainTextKey; isNeeded: boolean }

/** One picture: taken or chosen, shown, and sent as soon as it is there. */
export function PicturePick({ kind, title, isNeeded }: PicturePickProps) {
  const t = useText()
  const image = useKycDraft((draft) => draft.images[kind])
  const isSent = useSentImages()[kind] !== undefined
  const { share, problem, upload } = useUpload(kind)
  const isSending = share !== null
  return (
    <Card className={styles.picture}>
      <div className={styles.head}>
        <span>{t(title)}</span>
        {isSent ? (
          <Pill tone="ok">{t('wallet.pictureSent')}</Pill>
        ) : (
          <Pill tone={isNeeded ? 'warn' : 'neutral'}>
            {t(isNeeded ? 'wallet.needed' : 'wallet.optional')}
          </Pill>
        )}
      </div>
      {image && <img className={styles.preview} src={image.previewUrl} alt={t(title)} />}
      {isSending && (
        <Progress
          value={share}
          max={1}
          label={t('wallet.sending')}
          valueText={`${Math.round(share * 100)}%`}
        />
      )}
      <div className={styles.buttons}>
        <FileButton
          text={t('wallet.takePicture')}
          icon={CameraIcon}
          capture={kind === 'selfie' ? 'user' : 'environment'}
          disabled={isSending}
          onFile={upload}
        />
        <FileButton
          text={t('wallet.choosePicture')}
          icon={ImageIcon}
          disabled={isSending}
          onFile={upload}
        />
      </div>
      <span className={styles.error} role="alert">
        {problem && t(problem)}
      </span>
    </Card>
  )
}

type FileButtonProps = {
  text: string
  icon: typeof CameraIcon
  capture?: 'user' | 'environment'
  disabled: boolean
  onFile: (file: File) => Promise<void>
}

function FileButton({ text, icon, capture, disabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen once more, after a failure.
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <Button icon={icon} isBlock disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  )
}
