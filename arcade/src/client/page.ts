/** Where the room's own pages and calls are: play money has a room of its own. */
export function rootPath(): string {
  return document.body.dataset.root ?? ''
}

/** Nothing here is money: said wherever an amount might be taken for some. */
export function isPractice(): boolean {
  return rootPath() !== ''
}

/** Finds an element that the page surely has. */
export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`no #${id}`)
  return element
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  if (className) element.className = className
  return element
}

export function button(text: string, className: string, act: () => void): HTMLButtonElement {
  const element = make('button', text, className)
  element.type = 'button'
  element.addEventListener('click', act)
  return element
}

/** Names with their values. */
/** Hashes and seeds: each below its name. */
export function codes(rows: [string, string][]): HTMLElement {
  const list = pairs(rows)
  list.classList.add('codes')
  return list
}

export function pairs(rows: [string | HTMLElement, string][]): HTMLElement {
  const table = make('dl', '', 'pairs')
  for (const [left, right] of rows) {
    const term = make('dt')
    term.append(left)
    table.append(term, make('dd', right, 'number'))
  }
  return table
}
