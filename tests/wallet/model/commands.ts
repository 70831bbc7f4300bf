import fc from 'fast-check'
import type { Item } from '@parlour/server/wallet/items.ts'

/** What can happen to a ledger, made to collide: few players, few keys, small sums. */
export type Command =
  | { do: 'ask'; item: Item }
  | { do: 'credit'; playerId: number; amount: number; betRate: number; isBonus: boolean }
  | { do: 'giveUp'; playerId: number; position: number }
  | { do: 'setActive'; playerId: number; isActive: boolean }

/** The last one does not exist. */
export const modelPlayers = [1, 2, 3] as const

const playerId = fc.constantFrom(1, 1, 1, 2, 2, 3)
const known = fc.constantFrom(1, 1, 2)
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const amount = fc.oneof(fc.nat(40), fc.constantFrom(0, 10, 10, 10, 25))
const asked = {
  playerId,
  provider: fc.constantFrom('arcade', 'arcade', 'arcade', 'other'),
  key,
  roundId: fc.constantFrom('r1', 'r1', 'r1', 'r1', 'r2'),
  source: fc.constantFrom('slot', 'slot', 'slot', 'fish'),
}
const contributionPerMillion = fc.constantFrom(1_000_000, 500_000, 100_000)
const staked = { ...asked, amount }
const counted = { ...staked, contributionPerMillion }

const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ call: fc.constant('bet' as const), ...staked }),
  fc.record({ call: fc.constant('bet' as const), ...staked }),
  fc.record({ call: fc.constant('betWin' as const), ...counted, winAmount: amount }),
  fc.record({ call: fc.constant('win' as const), ...counted, betKey: key }),
  fc.record({ call: fc.constant('rollback' as const), ...asked, betKey: key }),
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('ask' as const), item }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      playerId: known,
      amount: fc.integer({ min: 1, max: 150 }),
      betRate: fc.constantFrom(0, 1, 2, 5),
      isBonus: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('giveUp' as const),
      playerId: known,
      position: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('setActive' as const),
      playerId: known,
      isActive: fc.constantFrom(true, true, false),
    }),
  },
)

/** Half of what is asked is asked again later: games repeat themselves. */
export const commands: fc.Arbitrary<Command[]> = fc
  .array(fc.tuple(command, fc.option(fc.nat(12), { freq: 2 })), {
    minLength: 5,
    maxLength: 60,
    size: 'max',
  })
  .map((made) => {
    const list: Command[] = []
    for (const [one, back] of made) {
      list.push(one)
      const earlier = back === null ? undefined : list.at(-1 - back)
      if (earlier?.do === 'ask') list.push(earlier)
    }
    return list
  })
