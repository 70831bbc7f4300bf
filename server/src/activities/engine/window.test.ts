import { expect, test } from 'vitest'
import { momentAt } from './test-player.ts'
import { fixedWindow, makesWay, phaseOf, weekWindow, yearSeason } from './window.ts'

const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const

for (const [zone, offset] of Object.entries(zones)) {
  const at = (text: string) => momentAt(`${text}${offset}`, zone)
  const christmas = (text: string) => yearSeason(at(text), '12-18', '01-01')

  test.each([
    ['2026-12-17T23:59:59', '2026-12-18', 'before'],
    ['2026-12-18T00:00:00', '2026-12-18', 'open'],
    ['2026-12-31T23:59:59', '2026-12-18', 'open'],
    ['2027-01-01T00:00:00', '2026-12-18', 'open'],
    ['2027-01-01T23:59:59', '2026-12-18', 'open'],
    ['2027-01-02T00:00:00', '2026-12-18', 'closing'],
    ['2027-01-04T23:59:59', '2026-12-18', 'closing'],
    ['2027-01-05T00:00:00', '2026-12-18', 'over'],
    ['2027-06-01T12:00:00', '2026-12-18', 'over'],
    ['2027-07-01T12:00:00', '2027-12-18', 'before'],
  ])(`${zone}, %s: the season of %s, %s`, (text, id, phase) => {
    const season = christmas(text)
    expect(season.id).toBe(id)
    expect(phaseOf(season, at(text))).toBe(phase)
  })

  const weekend = { startsOn: 5, startsAt: '18:00', endsOn: 7 }
  test.each([
    ['2026-12-31T12:00:00', '2027-01-01', 'before'],
    ['2027-01-01T17:59:59', '2027-01-01', 'before'],
    ['2027-01-01T18:00:00', '2027-01-01', 'open'],
    ['2027-01-03T23:59:59', '2027-01-01', 'open'],
    ['2027-01-04T00:00:00', '2027-01-08', 'before'],
  ])(`${zone}, %s: the weekend of %s, %s`, (text, id, phase) => {
    const found = weekWindow(at(text), weekend)
    expect(found.id).toBe(id)
    expect(phaseOf(found, at(text))).toBe(phase)
  })
}

test('a window of the week may go on over its Monday', () => {
  const nights = { startsOn: 7, startsAt: '20:00', endsOn: 1 }
  const monday = momentAt('2026-11-16T10:00:00+07:00')
  expect(weekWindow(monday, nights).id).toBe('2026-11-15')
  expect(phaseOf(weekWindow(monday, nights), monday)).toBe('open')
  const tuesday = momentAt('2026-11-17T00:00:00+07:00')
  expect(weekWindow(tuesday, nights).id).toBe('2026-11-22')
})

test('a day that a year does not have is the next one', () => {
  const leap = yearSeason(momentAt('2028-02-29T12:00:00+07:00'), '02-29', '02-29')
  expect(leap.id).toBe('2028-02-29')
  const common = yearSeason(momentAt('2027-03-01T12:00:00+07:00'), '02-29', '03-01')
  expect(common.id).toBe('2027-03-01')
})

test('a season of the whole year runs always', () => {
  for (const text of ['2026-12-31T23:59:59+07:00', '2027-01-01T00:00:00+07:00']) {
    const moment = momentAt(text)
    expect(phaseOf(yearSeason(moment, '01-01', '12-31'), moment)).toBe('open')
  }
})

test('what is not scheduled has no window', () => {
  expect(fixedWindow({ startsAt: null, endsAt: null })).toBe(null)
  expect(fixedWindow({ startsAt: 1, endsAt: 2 })).toEqual({ startsAt: 1, endsAt: 2 })
})

test.each([
  ['moved while it runs', '2027-01-02T12:00:00', '12-30', '01-05', false],
  ['moved back while it runs', '2027-01-02T12:00:00', '12-20', '01-05', false],
  ['moved while it is taken from', '2027-01-07T12:00:00', '12-30', '01-05', false],
  ['moved and made longer once it is over', '2027-01-09T12:00:00', '12-30', '01-20', false],
  ['one that is to come, while it is taken from', '2027-01-07T12:00:00', '01-20', '01-25', false],
  ['one that begins while it is taken from', '2027-01-07T12:00:00', '01-07', '01-25', true],
  ['one that comes after it', '2027-01-09T12:00:00', '01-20', '01-25', true],
  ['the same of the next year', '2027-12-28T00:00:00', '12-28', '01-05', true],
] as const)('%s: a season that was begun makes way at %s: %j', (...row) => {
  const [, at, from, to, isExpected] = row
  const moment = momentAt(`${at}+07:00`)
  const own = yearSeason(moment, '12-28', '01-05')
  expect(makesWay('2026-12-28', own, yearSeason(moment, from, to), moment)).toBe(isExpected)
})
