import type { RoundView } from '../../../client/api.ts'
import { slideNew } from '../../../client/cards/slide.ts'
import type { Table } from '../../../client/game-client.ts'
import { isGain } from '../../../client/gain.ts'
import { pause } from '../../../client/motion.ts'
import type { DuelView } from './look.ts'

export type Dealt<View extends DuelView> = {
  shown: View | null
  isOver: boolean
  winAmount: number
  /** When each card leaves the shoe or turns, by its place. */
  atMs: Map<string, number>
}

const gapMs = 160

export function openMoves<View extends DuelView>(
  table: Table,
  dealt: Dealt<View>,
  perSide: number,
) {
  const isOpen = () => dealt.shown !== null && !dealt.isOver
  const take = (round: RoundView) => {
    dealt.shown = round.table as unknown as View
    dealt.isOver = round.isOver
    dealt.winAmount = round.winAmount
  }
  const carryOut = async (action: object): Promise<RoundView | null> => {
    table.sounds.press()
    const round = await table.act(action)
    if (!round) return null
    if ('stakeAmount' in action) dealt.atMs = new Map()
    take(round)
    const places = dealt.shown ? placesOf(dealt.shown, perSide) : []
    const lieMs = slideNew(table, places, { ...dealt, gapMs })
    table.refresh()
    table.wake()
    await pause(lieMs)
    if (round.isOver) cheer(table, round)
    return round
  }
  return { isOpen, take, carryOut }
}

/** Every card on the table in the order in which it is dealt, turned or drawn. */
export function placesOf({ cards, dealer }: DuelView, perSide: number): string[] {
  const sides = Array.from({ length: perSide }, (_, at) => [`own:${at}`, `dealer:${at}`]).flat()
  const drawn = cards.slice(perSide).map((_, at) => `own:${perSide + at}`)
  const turned = dealer.slice(0, perSide).map((_, at) => `turned:${at}`)
  const theirs = dealer.slice(perSide).map((_, at) => `dealer:${perSide + at}`)
  return [...sides, ...drawn, ...turned, ...theirs]
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount })) sounds.win(winAmount > stakeAmount * 2 ? 3 : 1)
  else if (winAmount > 0) sounds.tick(4)
  else sounds.lose()
}
