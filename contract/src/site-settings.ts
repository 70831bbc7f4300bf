import { z } from 'zod'
import { jurisdictionOf, listMilder } from './jurisdiction.ts'
import { currencies } from './money.ts'
import * as setting from './setting-fields.ts'
import * as site from './site-fields.ts'
import { listFaint, themeFields } from './theme.ts'

/**
 * The "web config" as an operator sets it: stored, checked and versioned by the server, and sent to
 * the web with the lists (games, channels, banners …) that have tables of their own.
 */

export { socialIds, socialLink } from './setting-fields.ts'

/** The part every visitor may read. */
export const publicSettingFields = {
  ...site.identityFields,
  ...themeFields,
  ...site.supportFields,
  ...site.termsFields,
  ...site.playFields,
  ...setting.phoneCountryFields,
  ...setting.registrationFields,
  ...setting.lobbyFields,
  ...setting.appFields,
  ...setting.switchFields,
  ...setting.ruleFields,
}

/** Rules the server keeps to itself. */
const guarded = {
  ...setting.borderFields,
  ...setting.withdrawalFields,
  ...setting.mailFields,
  ...setting.careFields,
  ...site.serviceFields,
}

/** How the console lays them out: a page each. */
export const settingPages = {
  identity: ['Identity of the site', site.identityFields],
  theme: ['Look of the site', themeFields],
  switches: ['Switches', setting.switchFields],
  registration: ['Registration', setting.registrationFields],
  withdrawals: ['Withdrawals', setting.withdrawalFields],
  rules: ['Wagering and rules', setting.ruleFields],
  mail: ['Mails to many', setting.mailFields],
  lobby: ['Lobby', setting.lobbyFields],
  apps: ['Apps and links', setting.appFields],
  support: ['Support', { ...site.supportFields, ...site.serviceFields }],
  terms: ['Terms and licence', site.termsFields],
  play: ['Responsible play', { ...site.playFields, ...setting.careFields }],
  borders: ['Countries and hosts', { ...setting.phoneCountryFields, ...setting.borderFields }],
} as const satisfies Record<string, readonly [string, object]>

export const siteSettings = z
  .strictObject({ ...publicSettingFields, ...guarded })
  .superRefine((settings, check) => {
    for (const [min, max] of bounds) {
      if (settings[min] <= settings[max]) continue
      check.addIssue({ code: 'custom', path: [min], message: `must not be above ${max}` })
    }
    if (currencies[settings.region] !== settings.currency) {
      check.addIssue({ code: 'custom', path: ['currency'], message: 'is not the region’s' })
    }
    const socialCount = new Set(settings.socialMedia.map((social) => social.id)).size
    if (socialCount < settings.socialMedia.length) {
      check.addIssue({ code: 'custom', path: ['socialMedia'], message: 'names one network twice' })
    }
    for (const name of listMilder(settings.jurisdiction)) {
      const path = ['jurisdiction', 'overrides', name]
      check.addIssue({ code: 'custom', path, message: 'is milder than the profile' })
    }
    if (settings.rules.coupons.betRate > jurisdictionOf(settings.jurisdiction).highestTurnover) {
      const path = ['rules', 'coupons', 'betRate']
      check.addIssue({ code: 'custom', path, message: 'is above what the profile allows' })
    }
    for (const { name } of listFaint(settings.theme)) {
      const path = ['theme', name]
      check.addIssue({ code: 'custom', path, message: 'leaves texts with a contrast below 4.5' })
    }
    if (settings.h5.downloadType >= 2 && settings.h5.downloadUrl === '') {
      check.addIssue({ code: 'custom', path: ['h5', 'downloadUrl'], message: 'is needed' })
    }
  })
export type SiteSettings = z.output<typeof siteSettings>
export type SiteSettingsInput = z.input<typeof siteSettings>

const bounds = [
  ['accountLengthMin', 'accountLengthMax'],
  ['usernameLengthMin', 'usernameLengthMax'],
  ['passwordLengthMin', 'passwordLengthMax'],
] as const
