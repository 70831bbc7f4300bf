import { noExpiry } from '@parlour/contract/activity-types.ts'
import { useEffect, useState } from 'react'
import { isActive } from '../../activities/activity.ts'
import { refreshActivities, useActivities } from '../../activities/kit/activities-store.ts'
import { activityArt } from '../../activities/kit/looks.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { tab } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { clockText, timeParts, useCountdown } from '../../ui/time-left.ts'
import { CloseIcon } from '../../ui/icons.ts'
import { modalRanks, offerModal, openModal } from '../../ui/modal-queue.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './ActivityLayer.module.css'
import { type Float, listFloats } from './float-rules.ts'
import { isDue } from './shown-offers.ts'

/** What the player's open activities bring to home: the first charge's modal, and icons. */
export function ActivityLayer({ hasFloats }: { hasFloats: boolean }) {
  const state = useActivities()
  const hasFirstCharge = state !== null && isActive(state.activityMap, 'FirstCharge')
  // On the day of sign-up the first steps stand on home: nothing that sells comes before them.
  // Who the player is may be known later than what is open to them.
  const isPastFirstDay = useSession(({ user }) => user !== null && user.regPeriod > 0)
  useEffect(() => {
    if (hasFirstCharge && isPastFirstDay && isDue('FirstCharge'))
      offerModal({ name: 'FirstCharge', rank: modalRanks.activity })
  }, [hasFirstCharge, isPastFirstDay])
  return state && hasFloats && <FloatingIcons floats={listFloats(state)} />
}

/** More would cover the games; a tap brings the rest. */
const most = 1

/** Icons of open activities at the edge of home. They step aside while the page moves. */
function FloatingIcons({ floats }: { floats: readonly Float[] }) {
  const t = useText()
  const isMoving = useIsMoving()
  const [isHidden, setHidden] = useState(() => tab.findText('FLOATS_HIDDEN') !== null)
  const [isWhole, setWhole] = useState(false)
  if (isHidden || floats.length === 0) return null
  const hide = (): void => {
    tab.setText('FLOATS_HIDDEN', '1')
    setHidden(true)
  }
  const rest = floats.slice(most)
  return (
    <aside
      className={classNames(styles.floats, isMoving && !isWhole && styles.aside)}
      aria-label={t('reward.floats')}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={t('reward.hideFloats')}
        onClick={hide}
      >
        <CloseIcon />
      </button>
      <ul className={styles.icons}>
        {(isWhole ? floats : floats.slice(0, most)).map((float) => (
          <li key={float.name}>
            <FloatIcon float={float} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-label={t('reward.moreFloats', { count: rest.length })}
          onClick={() => setWhole(!isWhole)}
        >
          <span className="num" aria-hidden="true">
            {isWhole ? '−' : `+${rest.length}`}
          </span>
          {!isWhole && rest.some(({ entry }) => entry.canClaim) && <i className={styles.dot} />}
        </button>
      )}
    </aside>
  )
}

function FloatIcon({ float: { name, entry, href } }: { float: Float }) {
  const t = useText()
  const press = href === null ? { onClick: () => openModal(name) } : { href }
  return (
    <Pressable className={styles.float} {...press}>
      <img src={activityArt(name)} alt={t(`reward.${name}`)} />
      {entry.canClaim && <i className={styles.dot} />}
      {entry.expireTime > noExpiry && <Clock key={entry.expireTime} endsAtMs={entry.expireTime} />}
    </Pressable>
  )
}

function Clock({ endsAtMs }: { endsAtMs: number }) {
  const { leftMs } = useCountdown({
    endsAtMs,
    now: serverNowMs,
    onEnd: () => void refreshActivities(),
  })
  return <span className={classNames('num', styles.clock)}>{clockText(timeParts(leftMs))}</span>
}

const restMs = 500

/** Whether the page is being scrolled, and for a moment after. */
function useIsMoving(): boolean {
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      setMoving(true)
      clearTimeout(timer)
      timer = setTimeout(() => setMoving(false), restMs)
    }
    addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', moved)
    }
  }, [])
  return isMoving
}
