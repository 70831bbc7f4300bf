export const claimGapMs = 200

/** Of several taps within the gap only the last one acts, once the gap is over. */
export function makeLastTap(gapMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tap: (action: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(action, gapMs)
    },
    cancel: (): void => clearTimeout(timer),
  }
}
