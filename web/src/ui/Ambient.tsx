import styles from './Ambient.module.css'

/** The light behind the top of a shell; the shell is its positioned parent. */
export function Ambient() {
  return <span className={styles.light} aria-hidden="true" />
}
