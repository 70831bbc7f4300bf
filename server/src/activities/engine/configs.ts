import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { keepUntil } from '../../frame/keep-until.ts'
import { notify } from '../../frame/notifications.ts'
import { readSettings } from '../../frame/settings.ts'
import { requireKept } from './promised-items.ts'
import type { PromotionName } from './promotion.ts'
import type { SocialPages } from './social-pages.ts'
import { pagesOf } from './social-pages.ts'

export type Version = {
  version: number
  activity: PromotionName
  isOn: boolean
  sort: number
  config: unknown
  /** From when to when it runs; null for no border. */
  startsAt: number | null
  endsAt: number | null
}

const columns = {
  text: `version, activity, is_on as "isOn", sort, config,
    floor(extract(epoch from starts_at) * 1000)::bigint as "startsAt",
    floor(extract(epoch from ends_at) * 1000)::bigint as "endsAt"`,
  values: [],
}

/** What operators last decided, by promotion. One that was never decided on is not there. */
export async function readInForce(queries: Queries): Promise<Map<PromotionName, Version>> {
  const rows = await queries.rows<Version>(sql`
    select distinct on (activity) ${columns} from activity_configs
    order by activity, version desc`)
  return new Map(rows.map((row) => [row.activity, parsed(row)]))
}

/** What running promotions go by. */
export type Running = {
  inForce: Map<PromotionName, Version>
  timeZone: string
  socialPages: SocialPages
}

export async function readRunning(queries: Queries): Promise<Running> {
  const { settings } = await readSettings(queries)
  const { timeZone, socialMedia } = settings
  return { inForce: await readInForce(queries), timeZone, socialPages: pagesOf(socialMedia) }
}

/** Read and checked once, until an operator changes something. */
export const getRunning = keepUntil(['activities', 'settings'], (_app, queries) =>
  readRunning(queries),
)

/** The versions that states were begun with; those in force need no reading. */
export async function readVersions(
  queries: Queries,
  states: readonly { version: number }[],
  inForce: Map<PromotionName, Version> = new Map(),
): Promise<Map<number, Version>> {
  const current = [...inForce.values()].map((one): [number, Version] => [one.version, one])
  const known = new Map(current)
  const versions = states.map(({ version }) => version).filter((version) => !known.has(version))
  if (versions.length === 0) return known
  const rows = await queries.rows<Version>(sql`select ${columns} from activity_configs
    where version = any(${[...new Set(versions)]}::bigint[])`)
  return new Map([...current, ...rows.map((row): [number, Version] => [row.version, parsed(row)])])
}

type ListedVersion = Version & {
  author: string
  at: Date
  /** False where the schema of today cannot read its config any more. */
  isReadable: boolean
}

/** The versions of one promotion before one of them, the newest first. */
export async function listConfigs(
  queries: Queries,
  activity: PromotionName,
  { before, limit }: { before: number | null; limit: number },
): Promise<ListedVersion[]> {
  const rows = await queries.rows<Omit<ListedVersion, 'isReadable'>>(sql`
    select ${columns}, author, created_at as at from activity_configs
    where activity = ${activity} and (${before}::bigint is null or version < ${before})
    order by version desc limit ${limit}`)
  return rows.map((row) => {
    const read = promotionConfigs[activity].safeParse(row.config)
    return { ...row, config: read.data ?? row.config, isReadable: read.success }
  })
}

export class ConfigChanged extends Error {
  constructor(expected: number, found: number) {
    super(`the config is at version ${found}, not ${expected}: read it again`)
  }
}

type Change = {
  activity: PromotionName
  isOn: boolean
  sort: number
  config: unknown
  startsAt?: number | null
  endsAt?: number | null
  author: string
  /** The version that was edited; left out, whatever is in force is replaced. */
  basedOn?: number
}

/** Adds a version. Players who are in the middle of a turn finish it by the one they began with. */
export async function saveConfig(tx: Tx, change: Change): Promise<number> {
  const { activity, isOn, sort, author, basedOn, startsAt = null, endsAt = null } = change
  const config = promotionConfigs[activity].parse(change.config)
  const { settings } = await readSettings(tx)
  requireKept(config, jurisdictionOf(settings.jurisdiction).highestTurnover)
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:activity-configs'))`)
  const now = (await readInForce(tx)).get(activity)?.version ?? 0
  if (basedOn !== undefined && basedOn !== now) throw new ConfigChanged(basedOn, now)
  const { version } = await tx.row<{ version: number }>(sql`
    insert into activity_configs (activity, is_on, sort, config, author, starts_at, ends_at)
    values (${activity}, ${isOn}, ${sort}, ${JSON.stringify(config)}, ${author},
      to_timestamp(${startsAt}::bigint / 1000.0), to_timestamp(${endsAt}::bigint / 1000.0))
    returning version`)
  await notify(tx, 'parlour_changed', 'activities')
  return version
}

type Draft = Pick<Change, 'isOn' | 'sort' | 'config' | 'startsAt' | 'endsAt'>

/** In force until this transaction is undone: no number of a version is used up. */
export async function draftConfig(tx: Tx, activity: PromotionName, draft: Draft): Promise<void> {
  const { isOn, sort, config, startsAt = null, endsAt = null } = draft
  await tx.run(sql`
    insert into activity_configs
      (version, activity, is_on, sort, config, author, starts_at, ends_at)
    overriding system value
    select coalesce(max(version), 0) + 1, ${activity}, ${isOn}, ${sort},
      ${JSON.stringify(config)}, 'draft', to_timestamp(${startsAt}::bigint / 1000.0),
      to_timestamp(${endsAt}::bigint / 1000.0) from activity_configs`)
}

/** Read through the schema of today, which knows defaults for what a version does not say. */
function parsed(row: Version): Version {
  // An activity that this release does not know stays as it is: nobody will look at it.
  const isKnown = Object.hasOwn(promotionConfigs, row.activity)
  return isKnown ? { ...row, config: promotionConfigs[row.activity].parse(row.config) } : row
}
