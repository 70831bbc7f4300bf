/** The screen stays on for some minutes after the last touch; a phone left alone goes dark. */
const awakeMs = 3 * 60_000

export function keepAwake(): void {
  let lock: Promise<WakeLockSentinel | null> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const letGo = () => {
    const held = lock
    lock = null
    void held?.then((sentinel) => sentinel?.release())
  }
  const touch = () => {
    // Where there is none, or the page may not, the screen does as it always did.
    if (!('wakeLock' in navigator)) return
    lock ??= navigator.wakeLock.request('screen').catch(() => null)
    clearTimeout(timer)
    timer = setTimeout(letGo, awakeMs)
  }
  addEventListener('pointerdown', touch)
  addEventListener('keydown', touch)
  // A hidden page loses it; the next touch asks again.
  addEventListener('visibilitychange', () => document.hidden && letGo())
}

/** A short buzz, where the phone has it and its owner wants motion. */
export function buzz(pattern: number[], isStill: boolean): void {
  if (!isStill && 'vibrate' in navigator) navigator.vibrate(pattern)
}
