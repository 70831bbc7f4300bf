import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import { isGain } from '../../../client/gain.ts'
import { pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import type { DuelView } from './look.ts'

export type Dealt<View extends DuelView> = {
  shown: View | null
  isOver: boolean
  winAmount: number
  /** When each card leaves the shoe or turns, by its place. */
  atMs: Map<string, number>
}

export const slideMs = 300
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
    const count = slideNew(dealt, table, perSide)
    table.refresh()
    table.wake()
    await pause(isReduced ? 0 : count * gapMs + slideMs)
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

function slideNew<View extends DuelView>(
  dealt: Dealt<View>,
  { sounds }: Table,
  perSide: number,
): number {
  if (!dealt.shown) return 0
  const nowMs = performance.now()
  const fresh = placesOf(dealt.shown, perSide).filter((place) => !dealt.atMs.has(place))
  for (const [order, place] of fresh.entries()) {
    dealt.atMs.set(place, isReduced ? nowMs - slideMs : nowMs + order * gapMs)
    if (!isReduced) setTimeout(() => sounds.tick(order % 4), order * gapMs)
  }
  return fresh.length
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount })) sounds.win(winAmount > stakeAmount * 2 ? 3 : 1)
  else if (winAmount > 0) sounds.tick(4)
  else sounds.lose()
}
