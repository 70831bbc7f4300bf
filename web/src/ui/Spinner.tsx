import { classNames } from './class-names.ts'
import styles from './Spinner.module.css'

export function Spinner({ className }: { className?: string | undefined }) {
  return <i className={classNames(styles.spinner, className)} aria-hidden="true" />
}
