type Drawn = { markup: string; isPhone: boolean; isGreen: boolean }

/**
 * The rules of a minified style that a drawn page can show, with the tokens and movements these
 * name. The page's first answer carries no others: the whole style comes with the app.
 */
export function keepUsed(css: string, { markup, isPhone, isGreen }: Drawn): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const hasOthers = (selector: string) =>
    [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].some(
      ([, name = '']) => !classes.has(name),
    )
  const isUsed = (selector: string) =>
    !hasOthers(selector) && (isGreen || !selector.includes('[data-mode=green]'))
  const isMet = (condition: string) => !isPhone || !isWide(condition)
  return keepNamed(keepRules(css, isUsed, isMet), markup)
}

type Test = (text: string) => boolean

function keepRules(css: string, isUsed: Test, isMet: Test): string {
  return splitRules(css)
    .map(({ head, body }) => {
      if (/^@(media|container|supports)/.test(head)) {
        const kept = isMet(head) ? keepRules(body, isUsed, isMet) : ''
        return kept === '' ? '' : `${head}{${kept}}`
      }
      if (head.startsWith('@')) return `${head}{${body}}`
      const used = head.split(/,(?![^(]*\))/).filter(isUsed)
      return used.length === 0 ? '' : `${used.join(',')}{${body}}`
    })
    .join('')
}

/** Without the tokens and movements that nothing names; one may be named by another alone. */
function keepNamed(css: string, markup: string): string {
  const kept = splitRules(css)
    .filter(({ head }) => {
      const [, name] = /^@keyframes (.+)$/.exec(head) ?? []
      return name === undefined || css.replace(head, '').includes(name)
    })
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')
  const named = new Set([...(kept + markup).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const less = kept.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) =>
    named.has(name) ? all : '',
  )
  return less === css ? css : keepNamed(less, markup)
}

function splitRules(css: string): { head: string; body: string }[] {
  const rules: { head: string; body: string }[] = []
  let [start, opened, depth] = [0, 0, 0]
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) opened = index
    if (brace === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) })
      start = index + 1
    }
  }
  return rules
}

/** For windows as wide as a desktop's, where a phone's page is not shown, or their pointers. */
function isWide(condition: string): boolean {
  const [, width = '0'] = /\((?:min-width:|width>=)([\d.]+)px\)/.exec(condition) ?? []
  return Number(width) >= 1000 || condition.includes('(hover:hover)')
}
