import {
  type ActivityName,
  activityNames,
  type AppIconName,
  avatarCount,
  type BannerName,
  bannerNames,
  type CategoryName,
  categoryNames,
  type ItemName,
  itemNames,
  type StateName,
  stateNames,
  type SwimmerName,
  swimmerNames,
  vipLevels,
} from './asset-names.ts'
import type { GameDescriptor } from './descriptor.ts'
import { games } from './games.ts'

export type Size = {
  readonly width: number
  readonly height: number
}

export type Crop = Size & {
  readonly left: number
  readonly top: number
}

export type Output = {
  /** Path inside built/. */
  readonly file: string
  /** png has a palette; svg is the drawing itself. */
  readonly format: 'avif' | 'webp' | 'png' | 'svg'
  readonly size: Size
  readonly quality?: number
  readonly crop?: Crop
  /** A little more colour and contrast, for pictures that fill their frame. */
  readonly graded?: boolean
}

export type Subject =
  | { readonly kind: 'card'; readonly game: GameDescriptor }
  | { readonly kind: 'thumb'; readonly game: GameDescriptor }
  | { readonly kind: 'vip'; readonly key: number }
  | { readonly kind: 'avatar'; readonly key: number }
  | { readonly kind: 'item'; readonly key: ItemName }
  | { readonly kind: 'activity'; readonly key: ActivityName }
  | { readonly kind: 'category'; readonly key: CategoryName }
  | { readonly kind: 'state'; readonly key: StateName }
  | { readonly kind: 'sea'; readonly key: SwimmerName }
  | { readonly kind: 'banner'; readonly key: BannerName }
  | { readonly kind: 'app'; readonly key: AppIconName }

/** One thing to draw, the size it is drawn at, and the files made of it. */
export type AssetJob = Subject & {
  readonly name: string
  readonly size: Size
  readonly outputs: readonly Output[]
}

/** Everything that is drawn. Plain values, so that a test needs nothing installed to read it. */
export const listJobs = (): AssetJob[] => [
  ...games.flatMap((game) => [cardJob(game), thumbJob(game)]),
  ...itemNames.map((key) => withSmall(icon({ kind: 'item', key }, 160, 86), 120)),
  ...activityNames.map((key) => withSmall(icon({ kind: 'activity', key }, 240, 86), 160)),
  ...categoryNames.map((key) => withSmall(icon({ kind: 'category', key }, 144, 86), 120)),
  ...stateNames.map(stateJob),
  ...count(vipLevels).map((key) => icon({ kind: 'vip', key }, 240, 88)),
  ...count(avatarCount).map((key) => icon({ kind: 'avatar', key }, 192, 82, true)),
  ...swimmerNames.map((key) => icon({ kind: 'sea', key }, key === 'kraken' ? 400 : 224, 80)),
  ...bannerNames.map(bannerJob),
  appJob('icon', [192, 512]),
  appJob('icon-maskable', [512]),
  faviconJob(),
]

const square = (side: number): Size => ({ width: side, height: side })

const count = (total: number): number[] => Array.from({ length: total }, (_, index) => index)

function cardJob(game: GameDescriptor): AssetJob {
  const file = `gameIconV2/${game.id}`
  const small = { width: 240, height: 320 }
  const medium = { width: 360, height: 480 }
  const large = { width: 480, height: 640 }
  const shared = { width: 330, height: 440 }
  return {
    kind: 'card',
    game,
    name: `card/${game.id}`,
    size: { width: 960, height: 1280 },
    outputs: [
      { file: `${file}.avif`, format: 'avif', size: small, quality: 50, graded: true },
      { file: `${file}@m.avif`, format: 'avif', size: medium, quality: 44, graded: true },
      { file: `${file}@l.avif`, format: 'avif', size: large, quality: 50, graded: true },
      { file: `${file}.png`, format: 'png', size: shared, quality: 88, graded: true },
    ],
  }
}

/** The hero alone, cut out of the card drawn 1.1 times its own size. */
function thumbJob(game: GameDescriptor): AssetJob {
  const size = { width: 660, height: 880 }
  const [x, y] = game.pos
  const left = Math.max(0, Math.round(x * 1.1) - 270)
  const top = Math.max(0, Math.round(y * 1.1) - 270)
  const crop = { left, top, width: Math.min(540, size.width - left), height: 540 }
  const file = `thumb/${game.id}.webp`
  return {
    kind: 'thumb',
    game,
    name: `thumb/${game.id}`,
    size,
    outputs: [{ file, format: 'webp', size: square(120), quality: 82, crop, graded: true }],
  }
}

type Icon = Exclude<Subject, { kind: 'card' | 'thumb' }>

function icon(subject: Icon, side: number, quality: number, graded?: boolean): AssetJob {
  const name = `${subject.kind}/${subject.key}`
  const output: Output = { file: `${name}.webp`, format: 'webp', size: square(side), quality }
  return {
    ...subject,
    name,
    size: square(512),
    outputs: [graded ? { ...output, graded } : output],
  }
}

/** And as AVIF of a third of the weight, for home: it shows a dozen of them at once. */
function withSmall(job: AssetJob, side: number): AssetJob {
  const file = `${job.name}@s.avif`
  const output: Output = { file, format: 'avif', size: square(side), quality: 56 }
  return { ...job, outputs: [...job.outputs, output] }
}

const stateJob = (key: StateName): AssetJob => ({
  kind: 'state',
  key,
  name: `state/${key}`,
  size: { width: 720, height: 640 },
  outputs: [
    {
      file: `state/${key}.webp`,
      format: 'webp',
      size: { width: 360, height: 320 },
      quality: 84,
    },
  ],
})

const bannerJob = (key: BannerName): AssetJob => {
  const size = { width: 1280, height: 544 }
  const small = { width: 1000, height: 425 }
  return {
    kind: 'banner',
    key,
    name: `banner/${key}`,
    size: { width: 1920, height: 816 },
    outputs: [
      { file: `banner/${key}.avif`, format: 'avif', size, quality: 50, graded: true },
      { file: `banner/${key}@s.avif`, format: 'avif', size: small, quality: 46, graded: true },
    ],
  }
}

const appJob = (key: AppIconName, sides: readonly number[]): AssetJob => ({
  kind: 'app',
  key,
  name: `app/${key}`,
  size: square(1024),
  outputs: sides.map((side) => ({
    file: `app/${key}-${side}.png`,
    format: 'png',
    size: square(side),
    quality: 100,
  })),
})

const faviconJob = (): AssetJob => ({
  kind: 'app',
  key: 'favicon',
  name: 'app/favicon',
  size: square(32),
  outputs: [{ file: 'app/favicon.svg', format: 'svg', size: square(32) }],
})
