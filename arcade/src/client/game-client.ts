import type { LargestWin } from './largest-win.ts'
import type { RoundView } from './api.ts'
import type { ChainView } from './chain-sheet.ts'
import type { GameLine } from './line.ts'
import type { Sounds } from './sounds.ts'
import type { Brush } from './stage.ts'

/** What the frame offers a game. */
export type Table = {
  stakeAmount: () => number
  /** Whether the place allows play that goes faster. */
  mayHurry: boolean
  option: (key: string) => string
  /** Asks the server; null when it was refused, which the frame has already told the player. */
  act: (action: object) => Promise<RoundView | null>
  /** Something to draw changed. */
  wake: () => void
  /** Button and options should be looked at again. */
  refresh: () => void
  sounds: Sounds
  /** What happens in a round that others share. */
  hear: (take: (message: unknown) => void) => void
  /** A line both ways, for a game that goes on between rounds too. */
  line: (take: (message: unknown) => void) => GameLine
  /** A round ended without the player doing anything. */
  settle: (round: RoundView, balance: number | null) => void
  /** As far as the wallet has told. */
  balance: () => number | null
  /** The next round is one of the house's: it is for one stake, whatever else is chosen. */
  isFree: () => boolean
  /** Something may have been missed: asks the server and shows how things stand. */
  catchUp: () => void
}

export type Option = {
  key: string
  label: string
  choices: { value: string; label: string }[]
  /** Any other multiplier may be typed, between these, in hundredths. */
  own?: { least: number; most: number }
  start: string
  /** Choosing changes nothing that lies on the table. */
  leavesTable?: boolean
}

/** A further button beside the main one, there for as long as the game lists it. */
export type Move = { key: string; label: string; isOn: boolean }

/** Which decision returns most, and what the others return less, in shares of the stake. */
export type Advice = { best: string; others: { label: string; cost: number }[] }

export type PayTable = {
  caption: string
  counts: string[]
  rows: { symbol: HTMLElement; pays: string[] }[]
}

/** What a game gives the frame. */
export type GameView = {
  options: Option[]
  /** Shows a round as it stands, at once: after a launch, a reload or a lost line. */
  show(round: RoundView | null, beside?: RoundView[]): void
  /** Shows a round whose end was not seen as it went; without it, only its end is shown. */
  replay?(round: RoundView): Promise<void>
  /** How the table rests after a round that was seen. */
  rest?(round: RoundView): void
  primary(): { label: string; isOn: boolean }
  /** The main button; resolves when all is shown. A finished round comes back, else null. */
  press(): Promise<RoundView | null>
  /** A whole round without the player, for autoplay; left out where a round needs decisions. */
  playRound?(signal: AbortSignal, beside: string): Promise<RoundView | null>
  /** What autoplay does where a player would have to choose. */
  autoNote?: string
  /** What autoplay may do beside it, where a round takes more than one bet. */
  autoBeside?: { name: string; choices: { value: string; label: string }[] }
  /** A scene within a round at which autoplay may stop. */
  feature?: { name: string; isIn(round: RoundView): boolean }
  /** Stake and options are fixed while a round is open. */
  isOpen(): boolean
  moves?(): Move[]
  /** One of the further buttons, by its key. */
  move?(key: string): Promise<RoundView | null>
  /** The best decision now, where odds are known exactly; null when there is none to make. */
  advise?(): Advice | null
  /** How many stakes one press takes, where that may be more than one. */
  stakes?(): number
  /** Stakes are laid down in the game: the frame has no row for them. */
  setsOwnStake?: boolean
  /** The game's own keys, for the rules sheet. */
  keys?: string
  /** How a finished round came out, in words; what it paid is told after it. */
  tellResult?(round: RoundView): string
  /** The table in words, for who cannot see the canvas. */
  describe?(): string
  tap?(x: number, y: number): Promise<RoundView | null>
  /** For the keyboard: arrows, Enter, letters and digits, while a round is open or where the
   * game has something to choose before one. */
  takesKeys?: boolean
  key?(name: string): Promise<RoundView | null> | null
  /** The page around us asks its player something: whatever goes on by itself stops. */
  pause?(): void
  paint(brush: Brush, nowMs: number): boolean
  /** Where a win is told; some games tell it themselves. */
  winPlace?: 'middle' | 'top' | 'game'
  /** Where a round's seed is not the player's own: the published chain it comes from. */
  chain?(): ChainView
  most: LargestWin
  /** How widely rounds differ, where no choice of the player changes it. */
  spread?: Record<'overStake' | 'tenTimes' | 'hundredTimes' | 'deviation', number>
  /** What each symbol pays, by how many there are. */
  payTable?(): PayTable
  /** What pays otherwise; the left side may be a picture with its name. */
  payRows(): [left: string | HTMLElement, right: string][]
  /** A word for the strip of past rounds. */
  chip(round: RoundView): string
  /** Finished rounds in more than a line each, for the sheet of them. */
  tellPast?(rounds: RoundView[]): Node[]
}

export type OpenGame = (table: Table) => GameView
