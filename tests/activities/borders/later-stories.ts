import { activityTypes } from '@parlour/contract/activity-types.ts'
import * as wheel from '@parlour/server/activities/invite-user-spin/rules.ts'
import type { Story } from './place.ts'
import { eve, newYear } from './place.ts'

/** From Fund to Z. */
export const laterStories: Story[] = [
  {
    name: 'Fund',
    at: 'New Year, which ends nothing',
    before: (place) => {
      place.deposit('2026-12-31 12:00', 500, { actType: activityTypes.Fund, awardId: 1 })
      place.stake(eve, 2_000)
    },
    offers: { [eve]: ['200000'], [newYear]: ['200000'] },
  },
  {
    name: 'InviteFriend1',
    at: 'the seventy-second hour after registering',
    registered: '2026-12-29 00:00:00',
    before: (place) => {
      place.invite('2026-12-29 12:00', 1)
      place.invite(eve, 2)
    },
    offers: { [newYear]: ['1001', '2001'] },
  },
  {
    name: 'InviteFriend1',
    at: 'the seventy-second hour after registering, a second late',
    registered: '2026-12-29 00:00:00',
    before: (place) => {
      place.invite('2026-12-29 12:00', 1)
      place.invite(newYear, 2)
    },
    offers: { [newYear]: [] },
  },
  {
    name: 'InviteUserSpin',
    at: 'New Year, which does not end a full wheel',
    before: (place) =>
      place.product.change<wheel.Config, wheel.State>(
        'InviteUserSpin',
        place.at('2026-12-29 00:00:00'),
        ({ state, moment, config }) =>
          wheel.begin(state, { target: 100_00, amount: 100_00 }, moment, config),
      ),
    offers: { [eve]: ['1'], [newYear]: ['1'] },
  },
  {
    name: 'LadderRecharge',
    at: 'the end of a day and of the year, after three times',
    before: (place) => {
      const ladder = { actType: activityTypes.LadderRecharge }
      for (let time = 1; time <= 4; time++) place.deposit(eve, 100, ladder)
      place.deposit(newYear, 100, ladder)
    },
    offers: { [newYear]: ['deposit:DP1', 'deposit:DP2', 'deposit:DP3', 'deposit:DP5'] },
  },
  {
    name: 'NewYear',
    at: 'the year, its season and three days after it',
    before: (place) => {
      place.stake('2026-12-01 12:00', 1_000)
      place.deposit(eve, 100)
    },
    offers: {
      [eve]: ['2026-12-28:task:2:2026-12-31'],
      [newYear]: ['2026-12-28:gift'],
      '2027-01-08 23:59:59': ['2026-12-28:gift'],
      '2027-01-09 00:00:00': [],
    },
  },
  {
    name: 'Points',
    at: 'New Year, which ends nothing',
    before: (place) => place.stake(eve, 10),
    offers: { [eve]: ['earned:1:1000'], [newYear]: ['earned:1:1000'] },
  },
  {
    name: 'RedPacket',
    at: 'a rain of New Year’s Day and the seventh day after a deposit',
    before: (place) => place.deposit('2026-12-26 23:59:59', 100),
    offers: {
      '2027-01-01 11:59:59': [],
      '2027-01-01 12:00:00': ['draw 202701011200'],
      '2027-01-01 12:09:59': ['draw 202701011200'],
      '2027-01-01 12:10:00': [],
      '2027-01-02 12:00:00': [],
    },
  },
  {
    name: 'SignUpBonus',
    at: 'the second day of a card, which is the year’s first, and its sixteenth',
    before: (place) =>
      place.deposit(eve, 100, { actType: activityTypes.SignUpBonus, awardId: 6004 }),
    offers: {
      [eve]: ['6004:1'],
      [newYear]: ['6004:1', '6004:2'],
      '2027-01-14 23:59:59': [1, 2, 3, 4, 5, 6, 7].map((day) => `6004:${day}`),
      '2027-01-15 00:00:00': [],
    },
  },
  {
    name: 'Supply',
    at: 'the end of the year, and of a week after three times',
    before: (place) => {
      for (const day of ['2026-12-28', '2026-12-29', '2026-12-30']) {
        place.deposit(`${day} 12:00`, 100)
        place.stake(`${day} 12:00`, 100)
        place.claim(`${day} 23:59:59`, 'Supply', `${day}:1`)
      }
      for (const day of [newYear, '2027-01-03 23:59:59', '2027-01-04 00:00:00']) {
        place.deposit(day, 100)
        place.stake(day, 100)
      }
    },
    offers: { '2027-01-04 00:00:00': ['2027-01-04:1'], '2027-01-05 00:00:00': [] },
  },
  {
    name: 'Supply',
    at: 'the end of the year, after once that day',
    before: (place) => {
      place.deposit('2026-12-31 12:00', 100)
      place.stake('2026-12-31 12:00', 100)
    },
    offers: { [eve]: ['2026-12-31:1'], [newYear]: [] },
  },
  {
    name: 'Tasks',
    at: 'the end of a day and of the year',
    before: (place) => place.hear(eve, 'day.entered', { day: '2026-12-31' }),
    // Those of a lifetime are as open as before.
    offers: {
      [eve]: ['daily:101:2026-12-31:1', 'once:102', 'once:105'],
      [newYear]: ['once:102', 'once:105'],
    },
  },
  {
    name: 'VIP',
    at: 'the first of January, and the Monday after a week that crosses New Year',
    before: (place) => {
      place.stake('2026-12-01 12:00', 1_000)
      place.deposit('2027-01-03 23:59:59', 100)
    },
    offers: {
      '2027-01-07 23:59:59': ['monthly:2027-01-01', 'weekly:2027-01-04'],
      '2027-01-08 00:00:00': ['weekly:2027-01-04'],
      '2027-01-10 23:59:59': ['weekly:2027-01-04'],
      '2027-01-11 00:00:00': [],
    },
  },
  {
    name: 'VipRebate',
    at: 'four in the morning after the year’s last day, and a week later',
    before: (place) => place.stake(eve, 1_000),
    offers: {
      '2027-01-01 03:59:59': [],
      '2027-01-01 04:00:00': ['until:2026-12-31'],
      '2027-01-08 03:59:59': ['until:2027-01-06'],
      '2027-01-08 04:00:00': [],
    },
  },
  {
    name: 'WeekendLottery',
    at: 'a weekend that begins on New Year’s Day',
    before: (place) => {
      place.deposit('2027-01-01 17:59:59', 5_000)
      place.deposit('2027-01-01 18:00:00', 500)
    },
    offers: {
      '2027-01-01 17:59:59': [],
      '2027-01-01 18:00:00': ['draw 2027-01-01:1'],
      '2027-01-03 23:59:59': ['draw 2027-01-01:1'],
      '2027-01-04 00:00:00': [],
    },
  },
]
