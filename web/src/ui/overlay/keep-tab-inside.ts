import type { KeyboardEvent } from 'react'

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * Turns Tab around at the ends of a panel. The library's own guards do it a frame later, and a
 * fast typist on a slow phone would be in the covered page by then.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const panel = event.currentTarget
  const stops = [...panel.querySelectorAll<HTMLElement>(tabbable)].filter(isReachable)
  const first = stops[0]
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return
  const active = document.activeElement
  const isAtEnd = event.shiftKey ? active === first || active === panel : active === last
  if (!isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })
}
