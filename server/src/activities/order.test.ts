import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import type { Heard } from '../frame/events.ts'
import { applyEvents } from './engine/apply.ts'
import type { Version } from './engine/configs.ts'
import type { StateRow } from './engine/states.ts'
import { aDeposit, aRound, meFor, momentAt } from './engine/test-player.ts'
import { promotions } from './table.ts'

const registeredAt = momentAt('2026-11-16T10:00:00+07:00').at
const tuesday = momentAt('2026-11-17T09:00:00+07:00').at
const lookedAt = momentAt('2026-11-18T22:00:00+07:00')
const timeZone = 'Asia/Bangkok'

const versions: Version[] = promotions.map(({ name }, index) => {
  const config = promotionConfigs[name].parse({})
  const always = { startsAt: null, endsAt: null }
  return { version: index + 1, activity: name, isOn: true, sort: index, config, ...always }
})
const newcomers = new Map([[1, { playerId: 1, registeredAt, superiorId: null }]])

/** Applied one by one: nothing but the order can make a difference. */
function hearAll(events: readonly Heard[]): StateRow[] {
  let states: StateRow[] = []
  for (const event of events) {
    const changed = applyEvents([event], {
      promotions,
      inForce: new Map(versions.map((one) => [one.activity, one])),
      versions: new Map(versions.map((one) => [one.version, one])),
      states,
      newcomers,
      timeZone,
    })
    const names = new Set(changed.map(({ activity }) => activity))
    states = [...states.filter(({ activity }) => !names.has(activity)), ...changed]
  }
  return states
}

/** What a player could claim in the evening, of every promotion. */
function claimable(states: readonly StateRow[]) {
  return promotions.map((promotion, index) => {
    const config = versions[index]?.config
    const row = states.find(({ activity }) => activity === promotion.name)
    const offers = row ? promotion.offers(meFor(config, row.state, lookedAt)) : []
    // A level's gift ends by when it was reached, and is told here by when it was heard of.
    const paid = offers.map(({ key, items }) => ({ key, items }))
    return [promotion.name, paid.toSorted((a, b) => a.key.localeCompare(b.key))]
  })
}

const facts: Arbitrary<Pick<Heard, 'type' | 'payload'>> = oneof(
  integer({ min: 1, max: 200_000 }).map((amount) => fact('deposit.settled', aDeposit(amount))),
  record({ stake: integer({ min: 0, max: 300_000 }), typeId: constantFrom(1, 5, 6) }).map(
    ({ stake, typeId }) => fact('round.settled', aRound(stake, { typeId })),
  ),
  constantFrom(fact('mobile.bound', { mobile: '66811111111' })),
  constantFrom(fact('points.spent', { points: 100 })),
  integer({ min: 1, max: 4 }).map((inviteeId) =>
    fact('invite.validated', { inviteeId, validAt: tuesday }),
  ),
)
function fact<Name extends Heard['type']>(type: Name, payload: Heard<Name>['payload']) {
  return { type, payload } as Pick<Heard, 'type' | 'payload'>
}

/** Two days of them, each with a number that says when it is heard. */
const days = array(
  record({ fact: facts, minutes: integer({ min: 0, max: 2_100 }), heard: integer() }),
  {
    maxLength: 25,
  },
)

test('told late and in another order, what happened comes to the same', () => {
  assert(
    property(days, (told) => {
      const inOrder = told.toSorted((a, b) => a.minutes - b.minutes)
      const events = inOrder.map(({ fact: one, minutes, heard }, index) => {
        const at = new Date(tuesday + minutes * 60_000)
        return { heard, event: { ...one, eventId: index + 1, playerId: 1, at } as Heard }
      })
      const late = events.toSorted((a, b) => a.heard - b.heard)
      const [first, second] = [events, late].map((list) =>
        claimable(hearAll(list.map(({ event }) => event))),
      )
      expect(second).toEqual(first)
    }),
    { numRuns: 150 },
  )
}, 30_000)
