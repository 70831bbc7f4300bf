import { Particulars } from './Particulars.tsx'
import { Person } from './Person.tsx'
import styles from './ProfilePage.module.css'

/** Name, picture and particulars on a phone. */
export function InfoPage() {
  return (
    <div className={styles.page}>
      <Person />
      <Particulars />
    </div>
  )
}
