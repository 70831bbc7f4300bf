import { useEffect, useState } from 'react'
import type { CheckMinutes } from './play-time.ts'
import {
  isCheckDue,
  keepCheckMinutes,
  noteChecked,
  noteSeen,
  openPlayTime,
  readCheckMinutes,
} from './play-time.ts'

const lookEveryMs = 5_000

/** How long one has played, and whether it is time to say so. */
export function useRealityCheck() {
  const [time] = useState(() => openPlayTime(Date.now()))
  const [minutes, setMinutes] = useState(readCheckMinutes)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const look = () => {
      noteSeen(time, Date.now())
      if (isCheckDue(time, minutes, Date.now())) setIsDue(true)
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [time, minutes])
  return {
    startedAt: time.startedAt,
    minutes,
    isDue,
    choose(chosen: CheckMinutes) {
      keepCheckMinutes(chosen)
      setMinutes(chosen)
    },
    goOn() {
      noteChecked(time, Date.now())
      setIsDue(false)
    },
  }
}
