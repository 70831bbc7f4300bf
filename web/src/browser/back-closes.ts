/**
 * Back closes what lies over the page before it leaves the page. Each thing that opens lies over an
 * entry of its own in the history, which has the page's address. One that is closed by hand leaves
 * its entry behind: the next one uses it, the next page takes its place, and back steps over it.
 */
type Close = () => void

const open: Close[] = []
let isListening = false
/** How many entries lie over the page's own, as far as we have seen. */
let seenDepth = 0
let seenHref = ''

export function closeOnBack(close: Close): () => void {
  if (!isListening) addEventListener('popstate', hearBack, { capture: true })
  isListening = true
  open.push(close)
  if (coverDepth() < open.length)
    history.pushState({ ...(history.state as object | null), covers: open.length }, '')
  look()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

/** How many entries of the history lie over the page's own. */
export function coverDepth(): number {
  return (history.state as { covers?: number } | null)?.covers ?? 0
}

/** Another page takes the place of what lies over this one. */
export function leaveCovers(): boolean {
  const isCovered = coverDepth() > 0
  seenDepth = 0
  seenHref = ''
  return isCovered
}

function hearBack(event: Event): void {
  const isOverPage = location.href === seenHref && coverDepth() < seenDepth
  look()
  if (!isOverPage) return
  event.stopImmediatePropagation()
  const closing = open.splice(seenDepth)
  for (const close of closing.toReversed()) close()
  if (closing.length === 0) history.back()
}

function look(): void {
  seenDepth = coverDepth()
  seenHref = location.href
}
