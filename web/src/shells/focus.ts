/** Tells screen readers which page opened, and lets the keyboard start there. */
export function moveFocusToHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, main')]
  const target = headings.find((heading) => heading.checkVisibility())
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
