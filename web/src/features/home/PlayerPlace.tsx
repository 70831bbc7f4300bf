import { local, tab } from '../../browser/storage.ts'
import { useSession } from '../../session/store.ts'
import styles from './HomePage.module.css'

/** So long somebody is new here. */
export const newDays = 30

/** As high as what stood here last time, or as a new player's first steps, until they stand. */
export function PlayerPlace() {
  const isNew = useSession(({ user }) => user !== null && user.regPeriod <= newDays)
  const hasSteps = isNew && local.findText('CHECKLIST_OFF') === null
  const lastHeight = tab.findText('PLAYER_ROWS_PX')
  if (lastHeight === null) return hasSteps ? <div className={styles.stepsPlace} /> : null
  const minHeight = Number(lastHeight)
  return minHeight > 0 ? <div style={{ minHeight }} /> : null
}
