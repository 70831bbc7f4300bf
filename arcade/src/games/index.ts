import type { AnyArcadeGame } from './game.ts'
import { gemSweep } from './gem-sweep/rules.ts'
import { pegDrop } from './peg-drop/rules.ts'

/** Every game we offer. Adding one is a folder beside this file and a line here. */
export const games: readonly AnyArcadeGame[] = [pegDrop, gemSweep]

export function findGame(id: string): AnyArcadeGame | null {
  return games.find((game) => game.id === id) ?? null
}
