import { findActivityPath } from './activities/index.ts'
import { goTo } from './browser/navigation.ts'

/** A draft of a promotion opens at its page; what it changes there is ringed. */
export function openPreviewed(): void {
  const asked = new URLSearchParams(location.search)
  const type = asked.get('act')
  const against = asked.get('against')
  if (against !== null) ringChanges(against)
  const path = type === null ? null : findActivityPath(Number(type))
  if (path) goTo(path)
}

const everyMs = 1_000
const ring = '2px solid #7d6bf2'
/** What runs with time differs by itself. */
const clock = /\d+:\d\d/

/**
 * The same page by what is in force lies unseen below this one. What reads otherwise here, or is
 * not there at all, is ringed.
 */
function ringChanges(against: string): void {
  const twin = document.createElement('iframe')
  const url = new URL(location.href)
  url.searchParams.set('preview', against)
  url.searchParams.delete('against')
  twin.src = url.href
  twin.tabIndex = -1
  twin.ariaHidden = 'true'
  Object.assign(twin.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  document.body.append(twin)
  setInterval(() => {
    const [own, other] = [document, twin.contentDocument].map((page) => page?.querySelector('main'))
    // Until both stand there, everything would differ.
    if (own && other && other.children.length > 0) compare(own, other)
  }, everyMs)
}

function compare(own: Element, other: Element | undefined): void {
  const isChanged = other === undefined || isOther(ownText(own), ownText(other))
  if (own instanceof HTMLElement) own.style.outline = isChanged ? ring : ''
  if (other === undefined) return
  for (const [place, child] of [...own.children].entries()) compare(child, other.children[place])
}

function isOther(own: string, other: string): boolean {
  return own !== other && !(clock.test(own) && clock.test(other))
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return texts.map(({ textContent }) => textContent).join('')
}
