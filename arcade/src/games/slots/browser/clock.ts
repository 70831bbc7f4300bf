import { pause } from '../../../client/motion.ts'

/** The time of the show: it runs faster when the player is in a hurry. */
export type Clock = {
  now(): number
  setRate(rate: number): void
  wait(ms: number): Promise<void>
}

const stepMs = 40

export function openClock(): Clock {
  let [shown, realMs, rate] = [0, performance.now(), 1]
  const now = () => {
    const nowMs = performance.now()
    shown += (nowMs - realMs) * rate
    realMs = nowMs
    return shown
  }
  return {
    now,
    setRate(next) {
      now()
      rate = next
    },
    async wait(ms) {
      const end = now() + ms
      for (let left = ms; left > 0; left = end - now()) await pause(Math.min(stepMs, left / rate))
    },
  }
}
