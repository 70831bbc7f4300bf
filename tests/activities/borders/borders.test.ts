import { promotions } from '@parlour/server/activities/table.ts'
import { expect, test } from 'vitest'
import type { Zone } from '../year/calendar.ts'
import { zones } from '../year/calendar.ts'
import { firstStories } from './first-stories.ts'
import { laterStories } from './later-stories.ts'
import { Place } from './place.ts'

/**
 * What every activity offers just before and just after a day, a week, a season or the year ends,
 * by the clock of the place: in Bangkok, and in São Paulo, ten hours behind it.
 */
const stories = [...firstStories, ...laterStories]

for (const zone of Object.keys(zones) as Zone[])
  test.each(stories.map((story) => ({ ...story, zone })))(
    '$zone: $name at $at',
    ({ name, registered = '2026-01-10 12:00', before, offers }) => {
      const place = new Place(zone, registered)
      before(place)
      const clocks = Object.keys(offers)
      const found = clocks.map((clock) => [clock, place.keys(clock, name)])
      expect(Object.fromEntries(found)).toEqual(offers)
    },
  )

test('every promotion that pays has a border here', () => {
  const told = new Set(stories.map(({ name }) => name))
  const missing = promotions.map(({ name }) => name).filter((name) => !told.has(name))
  // A valid invite is what the others are told of; the rest is content.
  expect(missing).toEqual(['Invitee', 'Notice', 'OutLink'].toSorted())
})
