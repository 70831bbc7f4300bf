import { longestLine } from '@parlour/contract/talk-terms.ts'
import { useState } from 'react'
import { NotAPicture, shrinkPicture, toBase64 } from '../../browser/pictures.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { CallFailure, send } from '../../calls/api.ts'
import { failureText } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { findSubject } from '../../site/talk-subject.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.ts'
import { ImageIcon } from '../../ui/page-icons.ts'
import { toast } from '../../ui/toast.ts'
import styles from './TalkPage.module.css'

/** Writes a line; what was typed stays until it has been sent. */
export function TalkForm() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [imageId, setImageId] = useState<string | null>(null)
  const [subject, setSubject] = useState(() => findSubject(location.search))
  const tellWhy = (error: unknown) => {
    if (error instanceof NotAPicture) return toast.error(t('help.talkBadPicture'))
    const own = error instanceof CallFailure ? refusals[error.error] : undefined
    toast.error(own ? t(own) : failureText(error))
  }
  const { isBusy, press } = usePress(async () => {
    const text = typed.trim()
    if (text === '') return
    try {
      await send('writeLine', { text, ...subject, ...(imageId !== null && { imageId }) })
      setTyped('')
      setImageId(null)
      setSubject({})
      await refreshCall('getTalk')
    } catch (error) {
      tellWhy(error)
    }
  })
  // A line waits for the picture it was written for.
  const picture = usePress(async (file: File) => {
    try {
      setImageId(await sendPicture(file))
    } catch (error) {
      tellWhy(error)
    }
  })
  const about = subject.orderId ?? subject.roundId
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {about !== undefined && (
        <p className={styles.subject}>{t('help.talkAbout', { number: about })}</p>
      )}
      {imageId !== null && (
        <p className={styles.subject}>
          {t('help.talkAttached')}
          <IconButton
            icon={CloseIcon}
            label={t('help.talkDetach')}
            onClick={() => setImageId(null)}
          />
        </p>
      )}
      <div className={styles.entry}>
        <label className={styles.attach}>
          <ImageIcon />
          <span className="visually-hidden">{t('help.talkAttach')}</span>
          <input
            type="file"
            className="visually-hidden"
            accept="image/*"
            disabled={picture.isBusy}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) picture.press(file)
              target.value = ''
            }}
          />
        </label>
        <textarea
          className={styles.field}
          rows={2}
          maxLength={longestLine}
          aria-label={t('help.talkField')}
          placeholder={t('help.talkField')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          look="iris"
          type="submit"
          isLoading={isBusy || picture.isBusy}
          disabled={typed.trim() === ''}
        >
          {t('help.talkSend')}
        </Button>
      </div>
    </form>
  )
}

const refusals: Readonly<Record<string, PlainTextKey>> = {
  unknownSubject: 'help.talkNoSubject',
  unknownImage: 'help.talkBadPicture',
  tooManyLines: 'help.talkTooMany',
  notAnImage: 'help.talkBadPicture',
  imageTooLarge: 'help.talkBadPicture',
  tooManyImages: 'help.talkManyPictures',
}

async function sendPicture(file: File): Promise<string> {
  const image = await toBase64(await shrinkPicture(file))
  return (await send('sendTalkImage', { mimeType: 'image/jpeg', image })).imageId
}
