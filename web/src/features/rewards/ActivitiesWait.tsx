import { useEffect, useState } from 'react'
import { awaitActivities, loadActivities } from '../../activities/kit/activities-store.ts'
import { Answer } from '../../calls/Answer.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './RewardsPage.module.css'

/** Until the player's activities are here, or why they do not come. */
export function ActivitiesWait() {
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    awaitActivities().catch(setError)
  }, [])
  const ask = (): void => {
    setError(null)
    loadActivities().catch(setError)
  }
  const asked = { data: undefined, isError: error !== null, error, refetch: ask }
  return (
    <Answer asked={asked} waiting={<Bones />}>
      {() => null}
    </Answer>
  )
}

function Bones() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.bone} />
      <div className={styles.cards}>
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.bone} />
      </div>
    </div>
  )
}
