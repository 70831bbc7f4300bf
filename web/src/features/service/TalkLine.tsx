import { useState } from 'react'
import { type CallOutput, send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './TalkPage.module.css'

type Line = CallOutput<'getTalk'>['lineList'][number]

export function TalkLine({ line }: { line: Line }) {
  const t = useText()
  const locale = useLocale()
  const { by, text, orderId, roundId, imageId, createTime, isRead } = line
  const about = orderId ?? roundId
  return (
    <>
      {about !== null && (
        <small className={styles.about}>{t('help.talkAbout', { number: about })}</small>
      )}
      <div className={styles.bubble}>
        <b className="visually-hidden">
          {t(by === 'player' ? 'help.talkYou' : 'help.talkSupport')}
        </b>
        <p>{text}</p>
        {imageId !== null && <Picture imageId={imageId} />}
        <small className="num">
          {dateTimeText(createTime, locale)}
          {by === 'player' && ` · ${t(isRead ? 'help.talkSeen' : 'help.talkSent')}`}
        </small>
      </div>
    </>
  )
}

/** A picture comes when it is asked for: it is sealed, and nobody else may have it. */
function Picture({ imageId }: { imageId: string }) {
  const t = useText()
  const [image, setImage] = useState<string | null>(null)
  const { isBusy, press } = usePress(async () => {
    await send('getTalkImage', { imageId })
      .then((answer) => setImage(answer.image))
      .catch(showFailure)
  })
  if (image !== null)
    return (
      <img
        className={styles.picture}
        src={`data:image/jpeg;base64,${image}`}
        alt={t('help.talkPictureSent')}
      />
    )
  return (
    <Button size="xs" isLoading={isBusy} onClick={press}>
      {t('help.talkPicture')}
    </Button>
  )
}
