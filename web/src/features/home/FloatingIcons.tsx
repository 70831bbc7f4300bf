import { noExpiry } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { refreshActivities } from '../../activities/kit/activities-store.ts'
import { activityArt } from '../../activities/kit/looks.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { tab } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { openModal } from '../../ui/modal-queue.ts'
import { classNames } from '../../ui/class-names.ts'
import { clockText, timeParts } from '../../ui/countdown.ts'
import { CloseIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import styles from './FloatingIcons.module.css'
import type { Float } from './float-rules.ts'
import { useIsMoving } from './use-is-moving.ts'

/** More would cover the games; a tap brings the rest. */
const most = 2

/** Icons of open activities at the edge of home. They step aside while the page moves. */
export function FloatingIcons({ floats }: { floats: readonly Float[] }) {
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
