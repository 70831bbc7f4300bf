import { z } from 'zod'
import { count, label, paging } from '../schemas.ts'
import { basedOn, checkedEdit, content, editErrors, madeEdit, reason } from './edits.ts'
import { shownVersion, version, versionList } from './edits.ts'
import { operatorCall } from './operator-call.ts'

export const switchNames = ['registration', 'deposits', 'withdrawals', 'play', 'claims'] as const

/** The site's settings: read, tried, changed as a new version, and switched off at once. */
export const operatorSettingCalls = {
  getSettings: operatorCall('getSettings', {
    about: 'Answers the settings in force, or an older version, with the form to draw them.',
    permission: 'settings.read',
    input: z.strictObject({ version: version.optional() }),
    output: shownVersion.extend({
      pageList: z
        .array(
          z.object({
            page: label(40),
            label: z.tuple([label(100), label(100)]),
            fieldList: z.array(label(60)).max(50),
          }),
        )
        .max(30),
    }),
    errors: { unknownVersion: 1001, unreadableVersion: 1002 },
  }),
  listSettingsVersions: operatorCall('listSettingsVersions', {
    about: 'Lists the versions of the settings, the newest first.',
    permission: 'settings.read',
    input: z.strictObject({ ...paging }),
    output: versionList,
  }),
  checkSettings: operatorCall('checkSettings', {
    about: 'Tells what is wrong with a draft, what it changes and what that leads to.',
    permission: 'settings.read',
    input: z.strictObject({ content }),
    output: checkedEdit.extend({
      effect: z
        .object({
          days: count,
          waited: count.describe('Withdrawals that waited for a person by the running rule'),
          wouldWait: count.describe('That would have waited by the draft'),
        })
        .nullable()
        .describe('Of another sum approved by rule'),
    }),
  }),
  setSettings: operatorCall('setSettings', {
    about: 'Changes the settings as a new version; money, borders and terms by two people.',
    permission: 'settings.decide',
    writes: true,
    input: z.strictObject({ basedOn, content, reason }),
    output: madeEdit,
    errors: editErrors,
  }),
  switchOff: operatorCall('switchOff', {
    about: 'Switches a part of the site off at once. On again it takes two people.',
    permission: 'switches.off',
    writes: true,
    input: z.strictObject({ part: z.literal(switchNames), reason }),
    output: z.object({ version }),
    errors: { alreadyOff: 1001, changedMeanwhile: 1002 },
  }),
}
