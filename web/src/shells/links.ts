import { preload, visit } from './navigator.ts'

/** Every link of the app: loaded ahead when pointed at, followed without a reload. */
export function followLinks(): void {
  document.addEventListener('pointerenter', preloadLink, { capture: true, passive: true })
  document.addEventListener('touchstart', preloadLink, { capture: true, passive: true })
  document.addEventListener('focusin', preloadLink)
  document.addEventListener('click', followLink)
}

function preloadLink(event: Event): void {
  const link = findLink(event)
  if (link) preload(link.href)
}

function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = findLink(event)
  if (!link || !isPlain || event.altKey || event.defaultPrevented) return
  event.preventDefault()
  void visit(link.href)
}

/** The link an event is about, if it leads to another page of ours in this window. */
function findLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  if (link.getAttribute('href')?.startsWith('#')) return null
  return link.origin === location.origin ? link : null
}
