import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { FollowState } from '@parlour/server/activities/tasks/follow-rules.ts'
import { visited as follow } from '@parlour/server/activities/tasks/follow-rules.ts'
import type { Story } from './place.ts'
import { eve, newYear } from './place.ts'

const lastDays = ['26', '27', '28', '29', '30', '31'].map((day) => `2026-12-${day}`)

/** From A to FreeSign. */
export const firstStories: Story[] = [
  {
    name: 'AccumulatedRecharge',
    at: 'the end of a week that crosses New Year, and of the Wednesday after it',
    before: (place) => {
      place.deposit('2026-12-28 00:00:00', 400)
      place.deposit('2027-01-03 23:59:59', 100)
      place.deposit('2027-01-04 00:00:00', 499)
    },
    offers: {
      '2027-01-04 00:00:00': ['2026-12-28:50000'],
      '2027-01-06 23:59:59': ['2026-12-28:50000'],
      '2027-01-07 00:00:00': [],
    },
  },
  {
    name: 'Agent',
    at: 'New Year, which ends nothing',
    before: (place) => place.earn('2026-12-31 04:00', 'Agent'),
    offers: { [eve]: ['exchange:1'], [newYear]: ['exchange:1'] },
  },
  {
    name: 'Agent5',
    at: 'the end of the year’s last day, when friends beyond ten are paid',
    before: (place) => {
      for (let friend = 1; friend <= 11; friend++) place.invite('2026-12-31 12:00', friend)
      place.claim('2026-12-31 13:00', 'Agent5', 'invites:1')
    },
    offers: { [eve]: [], [newYear]: ['invites:2'] },
  },
  {
    name: 'AgentCount',
    at: 'New Year, which ends nothing',
    before: (place) => place.invite(eve, 1),
    offers: {
      [eve]: ['invites:1', 'draw scratch:1'],
      [newYear]: ['invites:1', 'draw scratch:1'],
    },
  },
  {
    name: 'AppDownload',
    at: 'New Year, which ends nothing',
    before: (place) => {
      place.hear('2026-12-31 12:00', 'app.entered', {})
      place.deposit(eve, 100)
    },
    offers: { [eve]: ['entered'], [newYear]: ['entered'] },
  },
  {
    name: 'Bind',
    at: 'the thirtieth day after registering',
    registered: '2026-12-02 00:00:00',
    before: (place) => {
      place.hear(eve, 'mobile.bound', { mobile: '66811111111' })
      place.deposit(newYear, 100)
    },
    offers: { [newYear]: ['bound'] },
  },
  {
    name: 'Bind',
    at: 'the thirtieth day after registering, a second late',
    registered: '2026-12-02 00:00:00',
    before: (place) => {
      place.hear(newYear, 'mobile.bound', { mobile: '66811111111' })
      place.deposit(newYear, 100)
    },
    offers: { [newYear]: [] },
  },
  {
    name: 'Christmas',
    at: 'its season, from the first second to three days after the last',
    before: (place) => place.deposit('2027-01-01 23:59:59', 200),
    offers: {
      '2026-12-17 23:59:59': [],
      '2026-12-18 00:00:00': ['2026-12-18:sign:2026-12-18', 'draw kept'],
      [eve]: ['2026-12-18:sign:2026-12-31', 'draw kept'],
      [newYear]: ['2026-12-18:sign:2027-01-01', 'draw kept'],
      '2027-01-01 23:59:59': ['2026-12-18:sign:2027-01-01', 'draw kept'],
      '2027-01-02 00:00:00': ['draw kept'],
      '2027-01-04 23:59:59': ['draw kept'],
      '2027-01-05 00:00:00': [],
    },
  },
  {
    name: 'ContinuousRecharge',
    at: 'a row of days that crosses New Year',
    before: (place) => {
      for (const day of lastDays) place.deposit(`${day} 23:59:59`, 300)
      place.deposit('2027-01-01 23:59:59', 300)
    },
    offers: { '2027-01-01 23:59:59': ['30000:2027-01-01'] },
  },
  {
    name: 'ContinuousRecharge',
    at: 'a row of days that misses New Year’s Day by a second',
    before: (place) => {
      for (const day of lastDays) place.deposit(`${day} 23:59:59`, 300)
      place.deposit('2027-01-02 00:00:00', 300)
    },
    offers: { '2027-01-02 00:00:00': [] },
  },
  {
    name: 'Festival',
    at: 'the last day of its season, and the day after it',
    before: (place) => {
      place.deposit('2026-04-23 23:59:59', 500)
      place.deposit('2026-04-24 00:00:00', 5_000)
    },
    offers: {
      '2026-04-24 23:59:59': ['2026-04-23'],
      '2026-04-25 00:00:00': [],
    },
  },
  {
    name: 'FirstCharge',
    at: 'New Year, which ends nothing that was bought',
    before: (place) => place.deposit(eve, 100, { actType: activityTypes.FirstCharge, awardId: 1 }),
    offers: { [eve]: ['1001', '2001', '2002'], [newYear]: ['1001', '2001', '2002'] },
  },
  {
    name: 'FollowRewards',
    at: 'New Year, which ends nothing',
    before: (place) =>
      place.product.change<unknown, FollowState>('FollowRewards', place.at(eve), ({ state }) =>
        follow(state, 4),
      ),
    offers: { [eve]: ['follow:4'], [newYear]: ['follow:4'] },
  },
  {
    name: 'FreeLoginBonus',
    at: 'the end of a day and of the year',
    before: (place) => {
      place.stake('2026-12-30 12:00', 1_000)
      place.claim(eve, 'FreeLoginBonus', '2026-12-31')
    },
    offers: { [eve]: [], [newYear]: ['2027-01-01'] },
  },
  {
    name: 'FreeSign',
    at: 'the end of a day and of the year',
    before: (place) => place.deposit(eve, 100),
    offers: { [eve]: ['2026-12-31'], [newYear]: [] },
  },
]
