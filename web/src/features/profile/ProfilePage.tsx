import { useSession } from '../../session/store.ts'
import { AccountRows } from './AccountRows.tsx'
import { Devices } from './Devices.tsx'
import { Particulars } from './Particulars.tsx'
import { Person } from './Person.tsx'
import { PlayerCard } from './PlayerCard.tsx'
import styles from './ProfilePage.module.css'
import { SuperiorForm } from './SuperiorPage.tsx'

/** The whole account on one page, where there is room for it. */
export function ProfilePage() {
  const hasSuperior = useSession((session) => session.user === null || session.user.pid !== null)
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PlayerCard />
        <Person />
        <Particulars />
      </div>
      <div className={styles.column}>
        <AccountRows hasSuperiorForm={!hasSuperior} />
        {!hasSuperior && <SuperiorForm />}
        <Devices />
      </div>
    </div>
  )
}
