/**
 * What was done on the drawn page before there was an app: the button that was pressed and the
 * place of the focus. The app draws the same picture, so that what stands there now is meant.
 */
export function keepEarlyTap(): () => void {
  const focus = centreOf(document.activeElement?.closest('[data-shell] *'))
  return () => {
    if (focus) focusable(at(focus))?.focus({ preventScroll: true })
    const { dataset } = document.documentElement
    const tap = dataset['tap']?.split(' ').map(Number)
    delete dataset['tap']
    if (tap) at(tap)?.closest('button')?.click()
  }
}

function centreOf(element: Element | null | undefined): number[] | null {
  if (!element) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function at([x = 0, y = 0]: number[]): Element | null {
  return document.elementFromPoint(x, y)
}

function focusable(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('a, button, input, [tabindex]') ?? null
}
