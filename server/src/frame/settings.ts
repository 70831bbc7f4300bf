import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import type { Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import { notify } from './notifications.ts'

export type VersionedSettings = { version: number; settings: SiteSettings }

/** The settings in force: the newest version, or the defaults of the schema before there is one. */
export async function readSettings(queries: Queries): Promise<VersionedSettings> {
  const newest = await queries.find<{ version: number; saved: string }>(sql`
    select version, settings::text as saved from site_settings order by version desc limit 1`)
  return { version: newest?.version ?? 0, settings: parsed(newest?.saved ?? '{}') }
}

type Locale = SiteSettings['defaultLocale']
type Named = Pick<SiteSettings, 'siteName' | 'siteNameEn' | 'defaultLocale'>

/** What the site is called for whoever asked in a language, or in none. */
export function siteNameFor(settings: Named, asked: Locale | undefined): string {
  const { siteName, siteNameEn, defaultLocale } = settings
  return (asked ?? defaultLocale) === 'th-TH' ? siteName : siteNameEn || siteName
}

type SettingsRow = {
  version: number
  /** Read through the schema of today; null where that cannot read it any more. */
  settings: SiteSettings | null
  author: string
  at: Date
}

/** Versions before one, the newest first. */
export async function listSettings(
  queries: Queries,
  { before, limit }: { before: number | null; limit: number },
): Promise<SettingsRow[]> {
  const rows = await queries.rows<SettingsRow>(sql`
    select version, settings, author, created_at as at from site_settings
    where ${before}::bigint is null or version < ${before} order by version desc limit ${limit}`)
  return rows.map((row) => ({
    ...row,
    settings: siteSettings.safeParse(row.settings).data ?? null,
  }))
}

/** The version of the newest settings, as an SQL expression; null before the first. */
export const settingsVersion = '(select max(version) from site_settings)'

/** The newest settings as they were saved, as a table for SQL to read from: one row or none. */
export const newestSettings = `(select settings from site_settings order by version desc limit 1)`

export class SettingsChanged extends Error {
  constructor(expected: number, found: number) {
    super(`the settings are at version ${found}, not ${expected}: read them again`)
  }
}

/** Settings in force until this transaction is undone: no number of a version is used up. */
export async function draftSettings(tx: Tx, settings: object): Promise<void> {
  await tx.run(sql`insert into site_settings (version, settings, author)
    overriding system value
    select coalesce(max(version), 0) + 1, ${JSON.stringify(settings)}, 'draft' from site_settings`)
}

/** Adds a version. The caller says which one it edited, so that no edit is lost unseen. */
export async function saveSettings(
  tx: Tx,
  change: { settings: unknown; basedOn: number; author: string },
): Promise<number> {
  const settings = siteSettings.parse(change.settings)
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:settings'))`)
  const { version } = await readSettings(tx)
  if (version !== change.basedOn) throw new SettingsChanged(change.basedOn, version)
  const added = await tx.row<{ version: number }>(sql`
    insert into site_settings (settings, author)
    values (${JSON.stringify(settings)}, ${change.author}) returning version`)
  await notify(tx, 'parlour_changed', 'settings')
  return added.version
}

/** Nearly every call asks, and hears the same words until an operator changes them. */
const parsedTexts = new Map<string, SiteSettings>()

function parsed(saved: string): SiteSettings {
  const known = parsedTexts.get(saved)
  if (known) return known
  const settings = frozen(siteSettings.parse(JSON.parse(saved)))
  if (parsedTexts.size >= 20) parsedTexts.clear()
  parsedTexts.set(saved, settings)
  return settings
}

/** Shared by all who ask: nobody may change it. */
function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object')
    Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
