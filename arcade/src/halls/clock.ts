import type { Arcade } from '../rounds/arcade.ts'

/** One thing at a time. What fails is tried again: a stopped clock would keep everybody's stake. */
export function openClock({ log }: Arcade) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const later = (ms: number, next: () => void): void => {
    if (!isStopped) timer = setTimeout(() => guard(next), ms)
  }
  const guard = (next: () => void) => {
    try {
      next()
    } catch (error) {
      log.error({ err: error }, 'a shared round stumbled')
      later(1_000, next)
    }
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { later, stop }
}
