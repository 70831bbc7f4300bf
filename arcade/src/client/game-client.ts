import type { RoundView } from './api.ts'
import type { Sounds } from './sounds.ts'
import type { Brush } from './stage.ts'

/** What the frame offers a game. */
export type Table = {
  stakeAmount: () => number
  option: (key: string) => string
  /** Asks the server; null when it was refused, which the frame has already told the player. */
  act: (action: object) => Promise<RoundView | null>
  /** Something to draw changed. */
  wake: () => void
  /** Button and options should be looked at again. */
  refresh: () => void
  sounds: Sounds
}

export type Option = {
  key: string
  label: string
  choices: { value: string; label: string }[]
  start: string
}

/** What a game gives the frame. */
export type GameView = {
  options: Option[]
  /** Shows a round as it stands, at once: after a launch, a reload or a lost line. */
  show(round: RoundView | null): void
  primary(): { label: string; isOn: boolean }
  /** The main button; resolves when all is shown. A finished round comes back, else null. */
  press(): Promise<RoundView | null>
  /** A whole round without the player, for autoplay. */
  playRound(): Promise<RoundView | null>
  /** Stake and options are fixed while a round is open. */
  isOpen(): boolean
  tap?(x: number, y: number): Promise<RoundView | null>
  /** For the keyboard: arrows and Enter, when the game has places to go. */
  key?(name: string): Promise<RoundView | null> | null
  paint(brush: Brush, nowMs: number): boolean
  payRows(): [left: string, right: string][]
  /** A word for the strip of past rounds. */
  chip(round: RoundView): string
}

export type OpenGame = (table: Table) => GameView
