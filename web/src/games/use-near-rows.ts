import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Rows kept beyond the window on either side, for who scrolls fast. */
const spareRows = 3
/** About what it is on a phone; it holds the page open until the first row is measured. */
const guessedHeight = 200

export type NearRows = { from: number; to: number; rowHeight: number }

/**
 * Which rows of a list are near the window. All rows are as high as the first: one is measured when
 * the page changes its size, and scrolling asks the layout nothing.
 */
export function useNearRows(frame: RefObject<HTMLElement | null>, rowCount: number): NearRows {
  const [near, setNear] = useState<NearRows>({
    from: 0,
    to: spareRows,
    rowHeight: guessedHeight,
  })
  const place = useRef({ top: 0, rowHeight: guessedHeight })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || rowCount === 0) return undefined
    let isShown = false
    const look = () => {
      if (!isShown) return
      const found = findNear(rowCount, place.current, { top: scrollY, height: innerHeight })
      setNear((now) => (isSame(now, found) ? now : found))
    }
    const measure = () => {
      // A page that waits in the background has no size; its list keeps what it had.
      isShown = element.clientWidth > 0
      if (isShown) place.current = measurePlace(element, place.current.rowHeight)
      look()
    }
    measure()
    const observer = new ResizeObserver(measure)
    // What stands above may grow: then the list begins further down.
    for (const one of [element, document.body]) observer.observe(one)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
    }
  }, [frame, rowCount])
  return near
}

type Stretch = { top: number; height: number }

export function findNear(
  rowCount: number,
  { top, rowHeight }: { top: number; rowHeight: number },
  view: Stretch,
): NearRows {
  const first = Math.floor((view.top - top) / rowHeight) - spareRows
  const end = Math.ceil((view.top + view.height - top) / rowHeight) + spareRows
  const from = Math.max(0, Math.min(first, rowCount - 1))
  return { from, to: Math.min(rowCount, Math.max(end, from + 1)), rowHeight }
}

/** When the list has become so short that none of its rows is left, they are as high as before. */
function measurePlace(element: HTMLElement, before: number) {
  const row = element.firstElementChild
  const rowHeight = row?.getBoundingClientRect().height ?? before
  return { top: element.getBoundingClientRect().top + scrollY, rowHeight }
}

function isSame(one: NearRows, other: NearRows): boolean {
  return one.from === other.from && one.to === other.to && one.rowHeight === other.rowHeight
}
