import { z } from 'zod'
import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame } from '../game.ts'
import { wholeStake } from '../stake.ts'
import { playCascade } from './cascade.ts'
import { playHold } from './hold.ts'
import { tellSlot } from './result.ts'
import { playSticky } from './sticky.ts'
import type { SlotRound, SlotTable, SlotTitle, SlotSpin } from './table.ts'
import { playWays } from './ways.ts'

export type SlotState = { spun: SlotSpin | null }
export type SlotAction = z.infer<typeof slotAction>

const slotAction = z.object({ kind: z.literal('spin'), stakeAmount: wholeStake })

/** One round is one spin with all that follows from it, drawn at once and settled at once. */
export function slotGame(title: SlotTitle): ArcadeGame<SlotState, SlotAction> {
  const { id, catalogueId, name, pages, names, paytable, maxStake } = title
  return {
    id,
    catalogueId,
    name,
    kind: 'slots',
    takesFreeRounds: true,
    rules: {
      returnToPlayer: paytable.returnToPlayer,
      most: paytable.spread.most,
      spread: paytable.spread,
      minStake: 100,
      maxStake,
      pages,
    },
    start: () => ({ spun: null }),
    action: slotAction,
    act(_state, _seat, { stakeAmount }, random) {
      const round = spinOf(paytable, random)
      // Stakes are whole coins and pays hundredths, so nothing is ever rounded.
      const winAmount = (stakeAmount / 100) * round.times
      const state = { spun: { stakeAmount, winAmount, ...round } }
      return { isRefused: false, state, stakeAmount, wins: [], isOver: true }
    },
    settle: ({ spun }) =>
      spun === null
        ? []
        : [{ seatId: 'solo', amount: spun.winAmount, result: { times: spun.times } }],
    view: ({ spun }) => (spun === null ? {} : { ...spun, grids: gridsOf(spun) }),
    tell: tellSlot(paytable, names),
  }
}

export function spinOf(table: SlotTable, random: FairRandom): SlotRound {
  if (table.mechanic === 'ways') return playWays(table, random)
  if (table.mechanic === 'sticky') return playSticky(table, random)
  return table.mechanic === 'cascade' ? playCascade(table, random) : playHold(table, random)
}

/** Every grid that was seen, in order: what a verifier works out again. */
function gridsOf({ beats }: SlotRound): string[] {
  return beats.flatMap((beat) => ('grid' in beat ? [beat.grid.join(' ')] : []))
}
