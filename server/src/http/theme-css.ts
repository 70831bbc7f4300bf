import { inkOn, mix, partsOf } from '@parlour/contract/colours.ts'
import type { Theme } from '@parlour/contract/theme.ts'
import { fillOf, groundsOf } from '@parlour/contract/theme.ts'

/** Said twice: it counts more than the tokens of either look, wherever it stands. */
const both = ':root:root'
const night = `${both}:not([data-mode=green])`

type Tokens = Record<string, string>

/** The site's own colours and letters, over the tokens of web/src/ui/tokens.css; empty for none. */
export function themeCss({ accent, second, surface, font }: Theme): string {
  const always: Tokens = {
    ...(accent !== '' && accentTokens(accent)),
    ...(second !== '' && secondTokens(second)),
    ...(surface !== '' && surfaceTokens(surface)),
    ...fontTokens[font],
  }
  const light: Tokens = accent === '' ? {} : litTokens(accent)
  if (surface !== '' || (accent !== '' && second !== ''))
    light['ambient'] = ambientOf(second || '#6e56ff', accent || '#ff8c28')
  return ruleOf(both, always) + ruleOf(night, light)
}

const uiFont = "'Anuphan','Noto Sans Thai',system-ui,'Leelawadee UI','Thonburi',sans-serif"
const systemFont = "system-ui,'Leelawadee UI','Thonburi','Noto Sans Thai',sans-serif"
const fontTokens: Record<Theme['font'], Tokens> = {
  house: {},
  calm: { 'font-display': uiFont },
  system: { 'font-ui': systemFont, 'font-display': systemFont },
}

function accentTokens(accent: string): Tokens {
  const { ink } = fillOf(accent)
  return {
    brand: accent,
    'brand-hi': mix(accent, '#ffffff', 0.4),
    'brand-lo': mix(accent, '#000000', 0.18),
    'on-brand': ink,
    'brand-text': accent,
    mark: accent,
    'mark-lo': mix(accent, '#000000', 0.25),
    'brand-fill': accent,
    'brand-soft': clear(accent, 0.13),
    'brand-ring': clear(accent, 0.22),
  }
}

/** What shines: not in the calm look. */
function litTokens(accent: string): Tokens {
  const { from, to } = fillOf(accent)
  const pale = mix(accent, '#ffffff', 0.75)
  return {
    'brand-fill': `linear-gradient(180deg,${from},${accent} 48%,${to})`,
    'brand-edge': 'inset 0 1px 0 rgb(255 255 255/.4)',
    'brand-glow': `0 8px 22px -8px ${clear(accent, 0.55)}`,
    'tile-line': clear(accent, 0.5),
    'tile-glow': `inset 0 1px 0 rgb(255 255 255/.3),0 10px 24px -10px ${clear(accent, 0.6)}`,
    'title-fill': `linear-gradient(180deg,#fff 20%,${pale} 60%,${accent})`,
  }
}

function secondTokens(second: string): Tokens {
  const [tile, deep] = [mix(second, '#000000', 0.6), mix(second, '#000000', 0.8)]
  return {
    iris: second,
    'iris-fill': second,
    'on-iris': inkOn(second),
    'iris-soft': clear(second, 0.18),
    'chosen-tile': `linear-gradient(180deg,${tile},${deep})`,
    'chosen-line': second,
    'chosen-glow': '0 0 #0000',
    'chosen-row': mix(second, '#000000', 0.72),
    'chosen-row-line': second,
  }
}

function surfaceTokens(surface: string): Tokens {
  const grounds = groundsOf(surface).map((ground, at) => [`bg-${at}`, ground])
  const [, first = surface] = groundsOf(surface)
  return {
    ...(Object.fromEntries(grounds) as Tokens),
    'header-fade': `linear-gradient(180deg,${clear(first, 0.92)} 40%,transparent)`,
    'top-fade': clear(surface, 0.86),
    'side-fill': 'var(--bg-1)',
    'drawer-fill': 'var(--bg-1)',
    'tile-fill': 'radial-gradient(circle at 50% 20%,var(--bg-4),var(--bg-2))',
  }
}

function ambientOf(second: string, accent: string): string {
  const cool = `radial-gradient(120% 60% at 12% -8%,${clear(second, 0.24)},transparent 62%)`
  return `${cool},radial-gradient(90% 46% at 104% 4%,${clear(accent, 0.16)},transparent 60%)`
}

function clear(colour: string, share: number): string {
  return `rgb(${partsOf(colour).join(' ')}/${share})`
}

function ruleOf(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
}
