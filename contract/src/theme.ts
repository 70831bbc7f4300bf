import { z } from 'zod'
import { contrast, inkOn, mix } from './colours.ts'
import type { contentPicture } from './forms/form-field.ts'
import { choice, field } from './schemas.ts'

/** How the site looks: what an operator chooses, and whether it can be read. */

export const colourFormat = 'colour'
export const pictureFormat = 'picture'

const colour = (described: string) =>
  z
    .string()
    .regex(/^(?:#[0-9a-f]{6})?$/)
    .meta({ format: colourFormat })
    .default('')
    .describe(described)

export const picturePath = /^\/pictures\/[0-9a-f]{64}\.(?:png|jpg)$/
export const pictureKinds = ['logo', 'icon', 'share'] as const
export type PictureKind = (typeof pictureKinds)[number] | typeof contentPicture

const picture = (kind: PictureKind, described: string) =>
  z
    .string()
    .regex(/^(?:\/pictures\/[0-9a-f]{64}\.(?:png|jpg))?$/)
    .meta({ format: pictureFormat, unit: kind })
    .default('')
    .describe(described)

const theme = z.strictObject({
  title: field('First title', z.string().max(60).default('').describe('Empty: the site’s name')),
  titleEn: field(
    'First title in English',
    z.string().max(60).default('').describe('Empty: the site’s name'),
  ),
  accent: field('Colour of buttons', colour('A bright one; empty: that of the house')),
  second: field('Colour of links and choices', colour('A bright one; empty: that of the house')),
  surface: field('Colour of the ground', colour('A dark one; empty: that of the house')),
  font: choice('Letters', [
    ['house', 'Anuphan, headings in Prompt'],
    ['calm', 'Anuphan alone'],
    ['system', 'Those of the device'],
  ]).default('house'),
  logo: field('Logo', picture('logo', 'Beside the name; empty: the flower')),
  icon: field('Icon', picture('icon', 'Of the tab and the installed app: a square')),
  share: field('Picture of shared links', picture('share', 'Empty: the icon')),
})

export type Theme = z.output<typeof theme>
export const themeFields = { theme: field('Look of the site', theme.prefault({})) }

/** Below this a text is not read by everybody. */
export const leastContrast = 4.5

/** What stands on the grounds in the web's two looks: web/src/ui/tokens.css. */
const nightInks = ['#f7f4ff', '#c3bcd6', '#9b94b3', '#43dba4', '#ff8a8a', '#7cc4ff', '#ffc95c']
const greenInks = ['#f1f8f4', '#bccfc7', '#93a99f', '#6fe0b0', '#ff9a94', '#93c9f0', '#f2cf7a']
const inks = [...nightInks, ...greenInks]
const houseGrounds = ['#0b0a13', '#14121f', '#1c192b', '#0b1412', '#111e1b', '#182824']

/** From the page itself upward, each a step lighter. */
export function groundsOf(surface: string) {
  const steps = [0, 0.035, 0.07, 0.12, 0.19]
  return steps.map((step) => mix(surface, '#ffffff', step))
}

type Faint = { name: 'accent' | 'second' | 'surface'; contrast: number }

/** Colours that would leave something unreadable, with the faintest pair of each. */
export function listFaint({ accent, second, surface }: Theme): Faint[] {
  const grounds = surface === '' ? houseGrounds : groundsOf(surface).slice(0, 3)
  const faintest = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)))
  const found: Faint[] = []
  if (surface !== '')
    found.push({ name: 'surface', contrast: Math.min(...inks.map((ink) => faintest(ink))) })
  if (accent !== '') found.push({ name: 'accent', contrast: faintest(accent) })
  if (second !== '') found.push({ name: 'second', contrast: faintest(second) })
  return found.filter((one) => one.contrast < leastContrast)
}

/** A fill that fades a little, where its ink is read on both ends of it. */
export function fillOf(accent: string): { ink: string; from: string; to: string } {
  const ink = inkOn(accent)
  const [from, to] = [mix(accent, '#ffffff', 0.2), mix(accent, '#000000', 0.1)]
  const isRead = Math.min(contrast(ink, from), contrast(ink, to)) >= leastContrast
  return isRead ? { ink, from, to } : { ink, from: accent, to: accent }
}
