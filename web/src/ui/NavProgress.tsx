import styles from './NavProgress.module.css'

/** The thin bar at the very top while the next page is on its way. */
export function NavProgress({ isActive, label }: { isActive: boolean; label: string }) {
  return (
    <div className={styles.bar} data-active={isActive || undefined}>
      <i className={styles.fill} />
      <span className="visually-hidden" role="status" aria-live="polite">
        {isActive && label}
      </span>
    </div>
  )
}
