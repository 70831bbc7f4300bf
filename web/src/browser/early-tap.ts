/**
 * What was done on the drawn page before there was an app, as `wake-up.ts` has noted it. The app
 * draws the same picture: what is called the same there is meant.
 */
export function giveEarlyTap(): void {
  const { dataset } = document.documentElement
  const { tap, focus, typed } = dataset
  for (const name of ['tap', 'focus', 'typed']) delete dataset[name]
  const focused = find(focus, 'a, button, input')
  focused?.focus({ preventScroll: true })
  if (typed && focused instanceof HTMLInputElement) type(focused, typed)
  find(tap, 'button')?.click()
}

function find(noted: string | undefined, what: string): HTMLElement | undefined {
  const [, place = '', name] = /^(\d+) (.*)$/s.exec(noted ?? '') ?? []
  if (name === undefined) return undefined
  const all = document.querySelectorAll<HTMLElement>(`#root :is(${what})`)
  return [...all].filter((one) => (one.ariaLabel ?? one.textContent) === name)[Number(place)]
}

/** As a reader would: the app hears of it through the element's own setter alone. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
