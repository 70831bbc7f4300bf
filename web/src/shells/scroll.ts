const left = new Map<string, number>()
let shownPath = ''
let isReturning = false

/** Pages decide their own scroll: the browser's guess comes before their content is there. */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    leavePage()
    isReturning = true
  })
}

/** Remembers how far the shown page was scrolled. */
export function leavePage(): void {
  left.set(shownPath, scrollY)
  isReturning = false
}

/** A new page starts at its top; a kept one, on the way back, where it was left. */
export function arriveAt(path: string, isKept: boolean): void {
  const isStart = shownPath === ''
  shownPath = path
  // Who has scrolled the drawn page already stays there, and nothing has to be measured.
  if (isStart) return
  scrollTo({ top: isReturning && isKept ? (left.get(path) ?? 0) : 0, behavior: 'instant' })
}
