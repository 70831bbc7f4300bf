/*
  Stands between two script tags in the page of home, and imports nothing.

  A visitor's home is complete without the app. When the page rests, the app is fetched and not yet
  run: it runs at the first touch, when somebody points or scrolls after the page is loaded, or when
  nobody has done anything for a while. What is done on the page before the app stands is noted for
  it (`early-tap.ts`).
*/

const quietMs = 4000
const latestMs = 10_000

type Noted = Record<string, string | undefined>

export function wakeUp(): void {
  const noted: Noted = document.documentElement.dataset
  let code = document.querySelector<HTMLTemplateElement>('#code')
  let isLoaded = false
  let isRested = false
  let isPointed = false
  const letOthersCome = () => {
    if (noted['early']) noted['early'] = ''
  }
  const run = () => {
    letOthersCome()
    if (code) void runCode(code.content)
    code = null
    if (isRested) delete noted['early']
  }
  const wide = matchMedia('(min-width: 1024px)')
  if (isForOthers()) noted['drawn'] = 'other'
  // The first banner has the line for itself. Without this script nothing waits.
  noted['early'] = 'first'
  addEventListener('load', () => {
    isLoaded = true
    requestAnimationFrame(() => requestAnimationFrame(letOthersCome))
    if (isPointed) run()
    whenIdle(() => {
      isRested = true
      // Other letters are drawn anew all over the page: when the app's styles do that anyway.
      if (code) fetchAhead(code.content)
      else delete noted['early']
      setTimeout(() => whenIdle(run), quietMs)
    })
  })
  listen('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { installQuestion: event })
  })
  const isUndrawn = isForSheet() && noted['sheet'] === undefined
  if (noted['drawn'] || noted['mode'] || isUndrawn) return run()
  noteAll(noted)
  listen('pointerdown keydown wheel', () => {
    noted['touched'] = ''
    run()
  })
  const point = () => {
    isPointed = true
    if (isLoaded) run()
  }
  listen('focusin', point)
  // Browsers also tell of a pointer that rests, when the page moves below it.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && point()
  addEventListener('pointermove', move, { passive: true })
  // Of the page itself: rows settle on their first tile without anybody's doing.
  addEventListener('scroll', point, { once: true })
  setTimeout(run, latestMs)
  // Where no home is drawn for this window there is nothing to look at meanwhile.
  const look = () =>
    document.querySelector(`[data-shell=${wide.matches ? 'desktop' : 'mobile'}]`) ?? run()
  addEventListener('DOMContentLoaded', look)
  wide.addEventListener('change', look)
}

/** The page has the styles of what is drawn: the app waits for all of them. */
async function runCode(content: DocumentFragment): Promise<void> {
  const scripts = [...content.querySelectorAll('script')]
  const styles = [...content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  for (const script of scripts) script.remove()
  // What the other shell needs comes with it.
  const [mine, others] = [styles.filter(fits), styles.filter((style) => !fits(style))]
  for (const style of others) style.remove()
  const arrived = mine.map(
    (style) =>
      new Promise((resolve) => {
        style.addEventListener('load', resolve)
        style.addEventListener('error', resolve)
      }),
  )
  document.head.append(content)
  await Promise.all(arrived)
  document.head.append(...scripts)
}

function fits({ media }: HTMLLinkElement): boolean {
  return matchMedia(media).matches
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}

function listen(names: string, heard: (event: Event) => void, once = true): void {
  for (const name of names.split(' ')) addEventListener(name, heard, { once, capture: true })
}

/** The drawn page is a visitor's, in its language, on home's first tab: others wait for theirs. */
function isForOthers(): boolean {
  const { lang } = document.documentElement
  const { search } = location
  try {
    const [locale, token] = ['LOCALE', 'ACCESS_TOKEN'].map((name) => localStorage.getItem(name))
    const isOther =
      !isForSheet() && search
        ? search.slice(0, 8) !== `?lang=${lang}` || search.length > 11
        : locale && locale.slice(0, 2) !== lang
    return Boolean(token || isOther || sessionStorage.getItem('HOME_TAB'))
  } catch {
    // Without storage everybody is a visitor.
    return false
  }
}

/** A game's sheet stands over home: where it is not drawn, the app comes at once. */
function isForSheet(): boolean {
  return /^\?game=\d+$/.test(location.search)
}

/** File by file, so that nothing else waits for more than one of them. */
function fetchAhead(code: DocumentFragment): void {
  const files = [...code.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('script, link')]
  const fetchNext = () => {
    const file = files.shift()
    if (!file) return
    const { href, src, rel } = file
    const media = file.getAttribute('media') ?? ''
    const link = document.createElement('link')
    const kind = rel === 'stylesheet' ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    const init = { ...kind, crossOrigin: '', fetchPriority: 'low', media }
    document.head.append(Object.assign(link, init, { href: href || src }))
    whenIdle(fetchNext)
  }
  fetchNext()
}

/** What was pressed, where the focus stands and what was typed, as far as the app must know it. */
function noteAll(noted: Noted): void {
  const note = (name: string, value: string | undefined) => {
    if (value !== undefined) noted[name] = value
  }
  const follow = (name: string, heard: (event: Event) => void) => listen(name, heard, false)
  follow('click', ({ target }) => note('tap', describe(target, 'button')))
  follow('focusin', ({ target }) => note('focus', describe(target, 'a, button, input')))
  follow('input', ({ target }) => {
    if (describe(target, 'input')) note('typed', (target as HTMLInputElement).value)
  })
  follow('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event as KeyboardEvent
    const field = document.querySelector<HTMLElement>('[data-shell=desktop] input')
    const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/' && target !== field
    if (!isSearch || !field?.checkVisibility()) return
    event.preventDefault()
    field.focus()
  })
}

/** The same once the app has drawn it anew: the how manieth of its name. */
function describe(target: EventTarget | null, what: string): string | undefined {
  const element = target instanceof Element ? target.closest(`[data-shell] :is(${what})`) : null
  const all = element?.closest('[data-shell]')?.querySelectorAll(what)
  if (!element || !all) return undefined
  const nameOf = (one: Element) => one.ariaLabel ?? one.textContent
  const alike = [...all].filter((one) => nameOf(one) === nameOf(element))
  return `${alike.indexOf(element)} ${nameOf(element)}`
}
