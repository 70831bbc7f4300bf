import { siteSettings } from '@parlour/contract/site-settings.ts'
import { expect, test } from 'vitest'
import type { GuideFacts } from './guide-rules.ts'
import { judgeGuide } from './guide-rules.ts'

const open = { isOn: true, family: 'manual', hasAccount: true }
const ready: GuideFacts = {
  settings: siteSettings.parse({
    siteName: 'บ้านใหม่',
    termsVersion: '2026-11',
    termsChanges: { th: 'ฉบับแรกของเรา', en: 'Our first version' },
    supportEmail: 'help@here.test',
    helpLine: { name: 'สายด่วน' },
    licence: { number: 'L-1', holder: 'House', authority: 'Board' },
  }),
  channels: [open],
  sms: 'gateway',
  openProviders: 1,
  openGames: 20,
  owners: 2,
}
const left = (changed: Partial<GuideFacts>) =>
  judgeGuide({ ...ready, ...changed })
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step)
const set = (changed: object) => ({
  settings: siteSettings.parse({ ...ready.settings, ...changed }),
})

test.each([
  [{}, []],
  [set({ siteName: 'Parlour' }), ['name']],
  [set({ licence: { number: 'L-1' } }), ['licence']],
  [set({ termsVersion: '1' }), ['terms']],
  [set({ termsChanges: { th: 'ฉบับแรกของเรา', en: ' ' } }), ['terms']],
  [set({ helpLine: {} }), ['support']],
  [{ channels: [] }, ['channels']],
  [{ channels: [{ ...open, isOn: false }] }, ['channels']],
  [{ channels: [open, { ...open, hasAccount: false }] }, ['channels']],
  [{ channels: [{ ...open, family: 'gateway', hasAccount: false }] }, []],
  [{ sms: 'none' as const }, ['sms']],
  [{ ...set({ otpStatus: false }), sms: 'none' as const }, []],
  [{ openProviders: 0 }, ['providers']],
  [{ openGames: 0 }, ['providers']],
  [set({ withdrawalRules: { minAmount: 200, maxAmount: 100 } }), ['limits']],
  [set({ withdrawalRules: { approvedUpTo: 500, twoOperatorsFrom: 500 } }), ['limits']],
  [{ owners: 1 }, ['owners']],
])('%o leaves %o to do', (changed, steps) => {
  expect(left(changed)).toEqual(steps)
})
