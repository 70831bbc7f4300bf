import type { brands } from './games/brands.ts'

export type Brand = (typeof brands)[number]

/** 1 slots, 2 fish, 3 poker, 4 sports, 5 live, 6 quick games. */
export type GameType = 1 | 2 | 3 | 4 | 5 | 6

export type GameDescriptor = {
  readonly id: number
  readonly type: GameType
  readonly brand: Brand
  /** Thai. */
  readonly name: string
  readonly en: string
  readonly hero: HeroName
  readonly scene: SceneName
  /** What lies on the ground, in front of the hero. */
  readonly heap?: HeapName
  readonly fx: readonly ParticleName[]
  readonly pos: readonly [x: number, y: number, scale: number]
  readonly pal: Palette
  readonly logo: Logo
}

/** What a motif may colour itself by. */
export type Colours = {
  readonly acc: string
  readonly acc2?: string
  readonly rim?: string
  readonly body?: string
  readonly skin?: string
  readonly noRays?: boolean
}

export type Palette = Colours & {
  /** Top, middle and bottom of the backdrop. */
  readonly bg: readonly [string, string, string]
  readonly sea?: string
  readonly petal?: string
  readonly felt?: string
  readonly field?: string
  readonly noBats?: boolean
}

export type Logo = {
  readonly lines: readonly LogoLine[]
  readonly fill: LetterFill
  /** Outline, and a second one inside it. */
  readonly edge: string
  readonly edge2?: string
  /** How far the middle bends down, and how far the letters lean. */
  readonly arc?: number
  readonly skew?: number
}

export type LogoLine = {
  readonly text: string
  /** 'family', 'family:weight' or 'family:weighti' for italic. */
  readonly font: string
  /** Share of the full width. */
  readonly fit?: number
  readonly maxH?: number
}

export type LetterFill =
  | 'gold'
  | 'fire'
  | 'ice'
  | 'jade'
  | 'candy'
  | 'violet'
  | 'steel'
  | 'bone'
  | 'neon'
  | 'white'
  | 'ruby'
  | 'lime'

export type HeapName =
  | 'coins'
  | 'gems'
  | 'clouds'
  | 'mist'
  | 'leaves'
  | 'waves'
  | 'candies'
  | 'chips'
  | 'embers'
  | 'petals'

export type ParticleName =
  | 'coins'
  | 'embers'
  | 'stars'
  | 'petals'
  | 'bubbles'
  | 'bokeh'
  | 'confetti'

export type SceneName =
  | 'arena'
  | 'bamboo'
  | 'burst'
  | 'candy'
  | 'cave'
  | 'deep'
  | 'desert'
  | 'felt'
  | 'jungle'
  | 'lab'
  | 'lacquer'
  | 'manor'
  | 'mesa'
  | 'mine'
  | 'neon'
  | 'palace'
  | 'peaks'
  | 'pond'
  | 'reef'
  | 'salon'
  | 'sea'
  | 'skyup'
  | 'space'
  | 'stadium'
  | 'storm'
  | 'street'
  | 'studio'
  | 'track'
  | 'volcano'

export type HeroName =
  | 'aces'
  | 'angler'
  | 'astronaut'
  | 'baccarat'
  | 'bandit'
  | 'basketball'
  | 'blackjack'
  | 'bull'
  | 'candy'
  | 'cat'
  | 'chick'
  | 'crab'
  | 'dragon'
  | 'dragontiger'
  | 'dummy'
  | 'elephant'
  | 'football'
  | 'gloves'
  | 'heart'
  | 'helm'
  | 'helmet'
  | 'jester'
  | 'jewels'
  | 'keno'
  | 'kings'
  | 'koi'
  | 'kraken'
  | 'mask'
  | 'mines'
  | 'namtao'
  | 'panda'
  | 'phoenix'
  | 'pirate'
  | 'plinko'
  | 'pokdeng'
  | 'puffer'
  | 'rabbit'
  | 'racer'
  | 'rocket'
  | 'roulette'
  | 'sevens'
  | 'shark'
  | 'sicbo'
  | 'stone'
  | 'tiger'
  | 'trophy'
  | 'wheelshow'
