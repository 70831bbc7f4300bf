import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import { pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import type { HandName } from '../paytable.ts'

export type Poker = {
  stakeAmount: number
  held: boolean[] | null
  cards: number[]
  hand: HandName | null
}
export type PokerTable = {
  poker: Poker | null
  isOver: boolean
  held: boolean[]
  /** When each card begins to show its face. */
  turnedAtMs: number[]
}

export const turnMs = 240
const gapMs = 90
const nobody = [false, false, false, false, false]

export function emptyTable(): PokerTable {
  return { poker: null, isOver: true, held: [...nobody], turnedAtMs: [0, 0, 0, 0, 0] }
}

export function openMoves(table: Table, at: PokerTable) {
  const isOpen = () => at.poker !== null && !at.isOver
  const take = (round: RoundView) => {
    at.poker = round.table as unknown as Poker
    at.isOver = round.isOver
  }
  const turn = async (places: number[]) => {
    const nowMs = performance.now()
    for (const [order, place] of places.entries()) {
      at.turnedAtMs[place] = nowMs + (isReduced ? -turnMs : order * gapMs)
      if (!isReduced) setTimeout(() => table.sounds.tick(order), order * gapMs)
    }
    table.wake()
    table.refresh()
    await pause(isReduced ? 0 : places.length * gapMs + turnMs)
  }
  const deal = async () => {
    table.sounds.press()
    const round = await table.act({ kind: 'deal', stakeAmount: table.stakeAmount() })
    if (!round) return null
    at.held = [...nobody]
    take(round)
    await turn([0, 1, 2, 3, 4])
    return round
  }
  const draw = async () => {
    const held = [...at.held]
    const round = await table.act({ kind: 'draw', held })
    if (!round) return null
    take(round)
    await turn([0, 1, 2, 3, 4].filter((place) => !held[place]))
    cheer(table, round)
    return round
  }
  const hold = (place: number) => {
    if (!isOpen()) return
    at.held[place] = !at.held[place]
    table.sounds.tick(at.held[place] ? 5 : 2)
    table.refresh()
    table.wake()
  }
  return { isOpen, take, deal, draw, hold }
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount }))
    sounds.win(Math.min(4, Math.ceil(winAmount / stakeAmount / 3)))
  else if (winAmount > 0) sounds.tick(7)
  else sounds.lose()
}
