import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ActivityBones.module.css'

/** The shape of an activity that is on its way: what it is, then what there is to do. */
export function ActivityBones() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton className={styles.hero} />
      <SheetBones />
    </div>
  )
}

/** The same over another page, where the title stands already. */
export function SheetBones() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton className={styles.line} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  )
}
