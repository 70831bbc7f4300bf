import type { Config } from '../config.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Served } from '../games/index.ts'
import { open, seal } from '../frame/keyring.ts'

/** Somebody whose games can be opened here and who may move money by the wallet protocol. */
export type Provider = {
  provider: string
  platformId: number
  launchUrl: string
  /** Where it shows a round by its id; null when it has no such page. */
  roundUrl: string | null
  /** Where it opens a game for play money; null when it has no such room. */
  practiceUrl: string | null
  /** Null when it may not move money yet. */
  secret: string | null
  /** The key before, good until its time in milliseconds since 1970: keys change without haste. */
  formerSecret: string | null
  formerUntil: number
  /** Switched off it opens no game and takes no bet; what is open is still settled. */
  isOn: boolean
}

/** The platform of the catalogue that our own arcade serves. */
const arcadePlatformId = 1
/** A secret that gives way to another stays where it is, as the former one. */
const placeOf = (provider: string) => `play_providers.sealed_secret:${provider}` as const

/** Said to the other copies when a provider changed. */
export const providerNews = 'providers'

export async function listProviders(queries: Queries, config: Config): Promise<Provider[]> {
  const rows = await queries.rows<OutsideRow>(sql`
    select provider, platform_id as "platformId", launch_url as "launchUrl",
      sealed_secret as sealed, former_secret as former, is_on as "isOn",
      coalesce(extract(epoch from former_until) * 1000, 0)::bigint as "formerUntil"
    from play_providers`)
  const read = (provider: string, sealed: Buffer) =>
    open(config.PARLOUR_SECRET, placeOf(provider), sealed).toString('utf8')
  const outside = rows.map(({ sealed, former, ...row }) => ({
    ...row,
    roundUrl: null,
    practiceUrl: null,
    secret: read(row.provider, sealed),
    formerSecret: former && read(row.provider, former),
  }))
  const switches = await queries.rows<{ provider: string; isOn: boolean }>(sql`
    select provider, is_on as "isOn" from play_switches`)
  const off = new Set(switches.filter(({ isOn }) => !isOn).map(({ provider }) => provider))
  return [...listOwn(config), ...outside].map((one) => ({
    ...one,
    isOn: one.isOn && !off.has(one.provider),
  }))
}

/** Our own platform is set up with the house: without it there is nothing to set up. */
export async function listServed(queries: Queries, config: Config): Promise<Served> {
  const providers = await listProviders(queries, config)
  return new Map([
    [arcadePlatformId, true],
    ...providers.map(({ platformId, isOn }) => [platformId, isOn] as const),
  ])
}

/** Switches any provider, our own too. The row tells every copy of its change. */
export async function switchProvider(
  tx: Tx,
  config: Config,
  { provider, isOn }: Pick<Provider, 'provider' | 'isOn'>,
): Promise<'unknownProvider' | 'alreadySo' | null> {
  const known = (await listProviders(tx, config)).find((one) => one.provider === provider)
  if (!known) return 'unknownProvider'
  if (known.isOn === isOn) return 'alreadySo'
  await tx.run(sql`insert into play_switches (provider, is_on) values (${provider}, ${isOn})
    on conflict (provider) do update set is_on = excluded.is_on, at = now()`)
  await tx.run(sql`update play_providers set is_on = true
    where provider = ${provider} and ${isOn} and not is_on`)
  return null
}

type Named = Pick<Provider, 'provider' | 'platformId' | 'launchUrl'>
type OutsideRow = Named &
  Pick<Provider, 'isOn' | 'formerUntil'> & { sealed: Buffer; former: Buffer | null }
type NewProvider = Named & { secret: string }

const formerDays = 7

/** Adds a provider, or gives a known one another address or secret. Rows tell of their change. */
export async function saveProvider(tx: Tx, config: Config, made: NewProvider): Promise<void> {
  const sealed = seal(config.PARLOUR_SECRET, placeOf(made.provider), Buffer.from(made.secret))
  await tx.run(sql`
    insert into play_providers (provider, platform_id, launch_url, sealed_secret)
    values (${made.provider}, ${made.platformId}, ${made.launchUrl}, ${sealed})
    on conflict (provider) do update set platform_id = excluded.platform_id,
      launch_url = excluded.launch_url, sealed_secret = excluded.sealed_secret, is_on = true,
      former_secret = play_providers.sealed_secret,
      former_until = now() + ${formerDays} * interval '1 day'`)
}

/** Games that are open stay where they are; the next ones open from there. */
export async function moveProvider(
  tx: Tx,
  { provider, launchUrl }: Pick<Provider, 'provider' | 'launchUrl'>,
): Promise<void> {
  await tx.run(sql`
    update play_providers set launch_url = ${launchUrl} where provider = ${provider}`)
}

function listOwn({ ARCADE_URL, ARCADE_WALLET_SECRET }: Config): Provider[] {
  if (ARCADE_URL === undefined) return []
  const launchUrl = ARCADE_URL.replace(/\/+$/, '')
  const secret = ARCADE_WALLET_SECRET ?? null
  const keys = { secret, formerSecret: null, formerUntil: 0 }
  const own = { provider: 'arcade', platformId: arcadePlatformId, launchUrl, ...keys, isOn: true }
  return [{ ...own, roundUrl: `${launchUrl}/rounds/`, practiceUrl: `${launchUrl}/practice` }]
}
