import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import type { useSpin } from './use-spin.ts'
import { faceOf } from './wheel-face.ts'
import styles from './WheelStage.module.css'
import { Wheel } from './Wheel.tsx'

/** The wheel with its pointer, and the hub that spins it. */
export function WheelStage({ spinning }: { spinning: ReturnType<typeof useSpin> }) {
  const t = useText()
  const { wheel, range, disc, spin, isSpinning } = spinning
  const face = faceOf(range)
  return (
    <section className={styles.stage}>
      <div className={styles.beams} aria-hidden="true" />
      <h2 className={styles.title}>{t('inviteSpin.title')}</h2>
      <p className={styles.note}>{t('inviteSpin.subtitle')}</p>
      <div className={styles.wheel}>
        <Wheel face={face} label={t('inviteSpin.wheel', { count: face.length })} disc={disc} />
        <svg className={styles.pointer} viewBox="0 0 60 74" aria-hidden="true">
          <path d="M30 72 6 26A24 24 0 1 1 54 26Z" className={styles.pin} />
          <circle cx="30" cy="24" r="11" className={styles.eye} />
        </svg>
        <button
          type="button"
          className={styles.hub}
          onClick={spin}
          disabled={wheel.spinsLeft === 0 || isSpinning}
          aria-busy={isSpinning || undefined}
        >
          <b className={styles.hubWord}>{t('inviteSpin.spin')}</b>
          <small className={classNames('num', styles.hubNote)}>
            {t('inviteSpin.spinsLeft', { count: wheel.spinsLeft })}
          </small>
        </button>
      </div>
    </section>
  )
}
