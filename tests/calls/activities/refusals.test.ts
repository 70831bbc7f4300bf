import { claimGateErrors } from '@parlour/contract/gate.ts'
import { calls } from '@parlour/contract/index.ts'
import { saveConfig } from '@parlour/server/activities/index.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { listSeasons } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
let player: SignedIn
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
})
afterAll(() => stack.stop())

type CallName = keyof typeof calls
const handled = promotions.flatMap(({ handlers = {} }) => Object.keys(handlers)) as CallName[]

/** Of calls that cannot be made with nothing. */
const inputs: Partial<Record<CallName, object>> = {
  agent4Award: { invites: 1 },
  appChristmasUserExtra: { signedDays: 5 },
  appChristmasUserReceive: { boxId: 1 },
  appFestivalUserReceive: { day: '2026-04-13' },
  appFundUserReceive: { from: 2_000_00 },
  appInviteBonus1UserReceive: { propId: 2001 },
  appNewYearUserBoxOpen: { active: 20 },
  appNewYearUserReceiveTask: { taskId: 1 },
  appNewYearUserShare: { taskId: 4 },
  appProxyUser4TaskUser: { taskId: 101 },
  appProxyUser4TaskUserReceive: { kind: 'task', taskId: 101 },
  appProxyUser4TaskUserShare: { taskId: 107 },
  appRechargeBonusCollection10Receive: { from: 300_00 },
  appRechargeBonusCollection9Receive: { propId: 2001 },
  appRedPacketUserOpen: { rainId: 202611161200 },
  appVipUserReceive: { giftId: 'level:1' },
  lotteryExchange: { kind: 'coins', points: 125_00 },
  receiveLoginPay3: { propId: 6004, day: 1 },
  receiverRechargeBonusCollection6: { weekStart: '2026-04-13', from: 500_00 },
}

const declaring = (error: string) =>
  handled.filter((name) => Object.hasOwn(calls[name].errors ?? {}, error))

/** What every call that declares an error answers just now. */
async function refusals(declared: string, who = player): Promise<Record<string, string>> {
  const asked = declaring(declared)
  const answers: Record<string, string> = {}
  for (const name of asked) answers[name] = await stack.refused(name, inputs[name] ?? {}, who)
  return answers
}

const allAre = (answers: Record<string, string>, error: string) =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, error]))

async function decide(isOn: boolean, startsAt: number | null): Promise<void> {
  const seasons = new Map(listSeasons())
  await stack.app.database.transaction(async (tx) => {
    for (const { name: activity } of promotions) {
      const config = seasons.get(activity) ?? {}
      await saveConfig(tx, { activity, isOn, sort: 1, config, author: 'test', startsAt })
    }
  })
}

/** A server reads its configs anew once it hears of the change: all of them together. */
const untilTold = (error: string) =>
  vi.waitFor(async () => expect(await stack.refused('appVipUser', {}, player)).toBe(error), 30_000)

test('before it begins, every page and every claim says so, and when it does', async () => {
  const beginning = Date.now() + 3_600_000
  await decide(true, beginning)
  await untilTold('notStarted')
  const asked = declaring('notStarted')
  expect(asked.length).toBeGreaterThan(40)
  for (const name of asked) {
    const { body } = await stack.call(name, inputs[name] ?? {}, player)
    expect(body, name).toMatchObject({ error: 'notStarted', until: beginning })
  }
  const rules = await stack.ok('activityRules', { name: 'FirstCharge' })
  expect(rules).toMatchObject({ isRunning: false, beginsAt: beginning })
})

test('switched off, every page and every claim of any activity says that it is over', async () => {
  await decide(false, null)
  await untilTold('ended')
  const answers = await refusals('ended')
  expect(answers).toEqual(allAre(answers, 'ended'))
})

test('while the site pays no rewards, every claim of any activity says so', async () => {
  await decide(true, null)
  const { settings } = await readSettings(stack.app.database)
  await stack.change({ switches: { ...settings.switches, claims: false } })
  const answers = await refusals('switchedOff')
  await stack.change({ switches: settings.switches })
  expect(Object.keys(answers).length).toBeGreaterThan(25)
  expect(answers).toEqual(allAre(answers, 'switchedOff'))
})

test('from where the site may not play, every claim of any activity says so', async () => {
  await decide(true, null)
  await stack.change({ allowedCountries: ['TH'] })
  const answers = await refusals('countryNotAllowed')
  await stack.change({ allowedCountries: [] })
  expect(Object.keys(answers).length).toBeGreaterThan(25)
  expect(answers).toEqual(allAre(answers, 'countryNotAllowed'))
})

const paid = 100_00

/** What may stand against a player at any time, and how it comes about. */
const against: Record<string, (playerId: number) => Sql> = {
  accountClosed: (id) => sql`update players set state = 'closed' where player_id = ${id}`,
  accountFrozen: (id) => sql`update players set state = 'frozen' where player_id = ${id}`,
  underAge: (id) => block(id, 'underAge'),
  selfExcluded: (id) => block(id, 'excluded'),
  kycDue: (id) => block(id, 'duplicate'),
  inCare: (id) => sql`insert into limits_players (player_id, care_level, care_judged_at)
    values (${id}, 'act', now())
    on conflict (player_id) do update set care_level = 'act', care_judged_at = now()`,
  limitReached: (id) => sql`insert into limits_set (player_id, kind, period, is_by_house, amount)
    values (${id}, 'deposit', 'day', false, ${paid})`,
  termsOutdated: (id) => sql`delete from player_consents where player_id = ${id}`,
  signInStale: (id) => sql`update sessions set authenticated_at = now() - interval '13 hours'
    where player_id = ${id}`,
}

function block(playerId: number, reason: string): Sql {
  return sql`insert into identity_checks (player_id, state, reason)
    values (${playerId}, 'blocked', ${reason})`
}

test.each(Object.entries(against))(
  '%s: every claim of any activity says so, and none pays',
  async (error, come) => {
    await decide(true, null)
    const who = await stack.newcomer()
    await stack.app.database.run(come(who.playerId))
    const usesUp = error === 'limitReached'
    if (usesUp) await stack.pay(who, paid)
    const answers = await refusals(error, who)
    expect(Object.keys(answers).length).toBeGreaterThan(25)
    expect(answers).toEqual(allAre(answers, error))
    expect(await stack.coin(who)).toBe(usesUp ? paid : 0)
  },
)

test('nothing that may stand against a claim is left out', () => {
  const here = ['switchedOff', 'countryNotAllowed', ...Object.keys(against)]
  // obeying.test.ts asks every call for one who rests.
  const elsewhere = ['timedOut']
  const all = Object.keys(claimGateErrors).toSorted()
  expect([...here, ...elsewhere].toSorted()).toEqual(all)
})
