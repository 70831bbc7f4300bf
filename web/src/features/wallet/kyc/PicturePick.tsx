import { useRef, useState } from 'react'
import { carryTelling } from '../../../browser/upload.ts'
import { refreshCall } from '../../../calls/answer-store.ts'
import { CallFailure, send } from '../../../calls/api.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CameraIcon, ImageIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { type ImageKind, keepImage, useKycDraft } from './draft.ts'
import { useSentImages } from './use-sent-images.ts'
import styles from './Kyc.module.css'
import { NotAPicture, shrinkPicture, toBase64 } from '../../../browser/pictures.ts'

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

const refusals: Readonly<Record<string, PlainTextKey>> = {
  notAnImage: 'wallet.notAnImage',
  imageTooLarge: 'wallet.imageTooLarge',
  alreadyVerified: 'wallet.kycVerifiedNote',
}

/** Sends one picture and tells how far it is: null while none is under way. */
function useUpload(kind: ImageKind) {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<PlainTextKey | null>(null)
  const upload = async (file: File): Promise<void> => {
    setShare(0)
    setProblem(null)
    try {
      const picture = await shrinkPicture(file)
      const input = { kind, mimeType: 'image/jpeg', image: await toBase64(picture) } as const
      const { imageId } = await send('uploadKyc', input, { carry: carryTelling(setShare) })
      keepImage(kind, { imageId, previewUrl: URL.createObjectURL(picture) })
      void refreshCall('kyc')
    } catch (error) {
      const key = error instanceof CallFailure ? refusals[error.error] : undefined
      if (error instanceof NotAPicture) setProblem('wallet.notAnImage')
      else if (key) setProblem(key)
      else showFailure(error)
    } finally {
      setShare(null)
    }
  }
  return { share, problem, upload }
}
