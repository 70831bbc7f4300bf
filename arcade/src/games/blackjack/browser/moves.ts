import type { RoundView } from '../../../client/api.ts'
import { slideNew } from '../../../client/cards/slide.ts'
import { isGain } from '../../../client/gain.ts'
import type { Table } from '../../../client/game-client.ts'
import { pause } from '../../../client/motion.ts'
import type { Move, TableView } from '../round.ts'

export type Dealt = {
  shown: TableView | null
  isOver: boolean
  /** When each card leaves the shoe, by its place. */
  atMs: Map<string, number>
}

const gapMs = 220

export function openMoves(table: Table, dealt: Dealt) {
  const isOpen = () => dealt.shown !== null && !dealt.isOver
  const take = (round: RoundView) => {
    dealt.shown = round.table as unknown as TableView
    dealt.isOver = round.isOver
  }
  const carryOut = async (action: object): Promise<RoundView | null> => {
    table.sounds.press()
    const round = await table.act(action)
    if (!round) return null
    if ('stakeAmount' in action) dealt.atMs = new Map()
    take(round)
    const places = dealt.shown ? placesOf(dealt.shown) : []
    const lieMs = slideNew(table, places, { ...dealt, gapMs })
    table.refresh()
    table.wake()
    await pause(lieMs)
    if (round.isOver) cheer(table, round)
    return round
  }
  const deal = () => carryOut({ kind: 'bet', stakeAmount: table.stakeAmount() })
  return { isOpen, take, deal, move: (kind: Move) => carryOut({ kind }) }
}

/** Names the place of every card on the table, in the order in which they are dealt. */
export function placesOf({ dealer, hands }: TableView): string[] {
  const own = hands.flatMap(({ cards }, hand) => cards.map((card, at) => `${hand}:${at}:${card}`))
  const theirs = ['dealer:0', 'dealer:1', ...dealer.slice(2).map((_, at) => `dealer:${at + 2}`)]
  const [first = '', second = '', ...rest] = own
  const turned = dealer.length > 1 ? ['turned'] : []
  return [first, theirs[0] ?? '', second, theirs[1] ?? '', ...rest, ...turned, ...theirs.slice(2)]
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount })) sounds.win(winAmount > stakeAmount * 2 ? 3 : 1)
  else if (winAmount === stakeAmount) sounds.tick(4)
  else sounds.lose()
}
