import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useEffect, useState } from 'react'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { hrefOf } from '../../activities/links.ts'
import { useArtRoot, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/icons.ts'
import styles from './PromoVideo.module.css'
import { chooseVideo, type Video, videoFiles } from './video-choice.ts'

const none: readonly Video[] = []

/** The film of the moment: its cover first, the film itself only when it is asked for. */
export function PromoVideo() {
  const videos = useSite(({ config }) => config?.appPromotionalVideoList ?? none)
  const isLoginPaid = useIsLoginPaid(videos)
  const video = chooseVideo(videos, isLoginPaid)
  return video ? <Film key={video.id} video={video} /> : null
}

function Film({ video }: { video: Video }) {
  const t = useText()
  const [isPlaying, setPlaying] = useState(false)
  const root = useArtRoot()
  const { cover, film } = videoFiles(video, root)
  const href = video.clickType === 1 ? hrefOf(1, video.clickAction) : null
  return (
    <section className={styles.video} aria-label={t('home.video')}>
      {isPlaying ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- operators upload silent clips
        <video
          ref={takeFocus}
          src={film}
          poster={cover}
          aria-label={t('home.video')}
          controls
          autoPlay
          loop
          muted
          playsInline
          onError={() => setPlaying(false)}
        />
      ) : (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('home.playVideo')}
          onClick={() => setPlaying(true)}
        >
          <img src={cover} alt="" loading="lazy" width="960" height="384" />
          <span className={styles.play}>
            <PlayIcon />
          </span>
        </button>
      )}
      {href !== null && (
        <Button size="sm" className={styles.link} href={href}>
          {t('home.videoLink')}
        </Button>
      )}
    </section>
  )
}

/** The button that was pressed is gone: the film takes its place for the keyboard too. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus()
}

/** Only asked for when the answer would decide between two films. */
function useIsLoginPaid(videos: readonly Video[]): boolean {
  const [isPaid, setPaid] = useState(false)
  const isLoggedIn = useIsLoggedIn()
  const signUp = String(activityTypes.SignUpBonus)
  const matters = isLoggedIn && videos.some(({ clickAction }) => clickAction === signUp)
  useEffect(() => {
    if (!matters) return
    send('getActivityIds', {})
      // Over for this player, or a card was bought: the film has nothing more to say.
      .then(({ activityMap }) => setPaid(activityMap[signUp]?.progress !== null))
      .catch(() => undefined)
  }, [matters, signUp])
  return matters && isPaid
}
