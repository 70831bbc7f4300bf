import type { operatorSettingCalls } from '@parlour/contract/operator/settings.ts'
import { thai } from '@parlour/contract/forms/thai.ts'
import { settingPages, siteSettings } from '@parlour/contract/site-settings.ts'
import { keepCurrency, readRuleEffect } from '../cashier/index.ts'
import { readIdCursor } from '../frame/input.ts'
import { listSettings, readSettings, saveSettings } from '../frame/settings.ts'
import type { Editable } from './edits.ts'
import { checkEdit, makeEdit, nameAuthors, tellForm } from './edits.ts'
import type { OperatorHandlers } from './run.ts'
import { wantTwo } from './setting-rules.ts'

/** What no release read as wrong stays readable, but is set by nobody any more. */
const edited = siteSettings.superRefine(({ withdrawalRules }, check) => {
  const { minAmount, maxAmount, dailyLimit } = withdrawalRules
  if (minAmount <= Math.min(maxAmount, dailyLimit)) return
  const path = ['withdrawalRules', 'minAmount']
  check.addIssue({ code: 'custom', path, message: 'least above most' })
})

export const settingsOfSite: Editable = {
  subject: 'settings',
  schema: edited,
  async readNewest(queries) {
    const { version, settings } = await readSettings(queries)
    return { version, content: settings }
  },
  async save(tx, { content, ...change }) {
    await keepCurrency(tx, siteSettings.parse(content).currency)
    return saveSettings(tx, { settings: content, ...change })
  },
  wantsTwo: wantTwo,
}

export const settingHandlers = {
  async getSettings({ tx, error }, { version: wanted }) {
    const newest = await readSettings(tx)
    const before = (wanted ?? newest.version) + 1
    const [found] = await listSettings(tx, { before, limit: 1 })
    if (wanted !== undefined && found?.version !== wanted) throw error('unknownVersion')
    if (found?.settings === null) throw error('unreadableVersion')
    const [named] = await nameAuthors(tx, found ? [found] : [])
    return {
      ...(named ?? { version: 0, author: 'defaults', createTime: null }),
      newest: newest.version,
      ...tellForm(settingsOfSite, found?.settings ?? newest.settings),
      pageList,
    }
  },
  async listSettingsVersions({ tx }, { cursor, limit }) {
    const rows = await listSettings(tx, { before: readIdCursor(cursor), limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const versionList = await nameAuthors(tx, shown)
    return { versionList, nextCursor: last ? String(last.version) : null }
  },
  async checkSettings({ tx }, { content }) {
    const checked = await checkEdit(tx, settingsOfSite, content)
    const rule = 'withdrawalRules.approvedUpTo'
    const change = checked.changeList.find(({ path }) => path === rule)
    const [now, draft] = [Number(change?.before), Number(change?.after)]
    const isKnown = change !== undefined && Number.isSafeInteger(draft) && draft >= 0
    return { ...checked, effect: isKnown ? await readRuleEffect(tx, { now, draft }) : null }
  },
  async setSettings(ctx, edit) {
    const made = await makeEdit(ctx, settingsOfSite, edit)
    if (typeof made === 'string') throw ctx.error(made)
    return made
  },
  async switchOff(ctx, { part }) {
    const { version: basedOn, settings } = await readSettings(ctx.tx)
    if (!settings.switches[part]) throw ctx.error('alreadyOff')
    const content = { ...settings, switches: { ...settings.switches, [part]: false } }
    // Whatever else is wrong, this goes off.
    const anyhow = { ...settingsOfSite, schema: siteSettings }
    const made = await makeEdit(ctx, anyhow, { basedOn, content })
    if (typeof made === 'string') throw ctx.error('changedMeanwhile')
    return { version: made.version }
  },
} satisfies OperatorHandlers<typeof operatorSettingCalls>

const pageList = Object.entries(settingPages).map(([page, [label, fields]]) => ({
  page,
  label: [label, thai[label] ?? label] as [string, string],
  fieldList: Object.keys(fields),
}))
