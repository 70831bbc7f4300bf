import type { Config } from '../config.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { decrypt, deriveKey, encrypt } from '../frame/keyring.ts'
import { notify } from '../frame/notifications.ts'

/** Somebody whose games can be opened here and who may move money by the wallet protocol. */
export type Provider = {
  provider: string
  platformId: number
  launchUrl: string
  /** Where it shows a round by its id; null when it has no such page. */
  roundUrl: string | null
  /** Null when it may not move money yet. */
  secret: string | null
}

/** The platform of the catalogue that our own arcade serves. */
const arcadePlatformId = 1
const secretUse = 'play.provider'

/** Said to the other copies when a provider changed. */
export const providerNews = 'providers'

export async function listProviders(queries: Queries, config: Config): Promise<Provider[]> {
  const key = deriveKey(config.PARLOUR_SECRET, secretUse)
  const rows = await queries.rows<OutsideRow>(sql`
    select provider, platform_id as "platformId", launch_url as "launchUrl",
      sealed_secret as sealed
    from play_providers where is_on`)
  const outside = rows.map(({ sealed, ...row }) => ({
    ...row,
    roundUrl: null,
    secret: decrypt(key, sealed).toString('utf8'),
  }))
  return [...listOwn(config), ...outside]
}

type OutsideRow = Pick<Provider, 'provider' | 'platformId' | 'launchUrl'> & { sealed: Buffer }
type NewProvider = Omit<OutsideRow, 'sealed'> & { secret: string }

/** Adds a provider, or gives a known one another address or secret. */
export async function saveProvider(tx: Tx, config: Config, made: NewProvider): Promise<void> {
  const key = deriveKey(config.PARLOUR_SECRET, secretUse)
  const sealed = encrypt(key, Buffer.from(made.secret))
  await tx.run(sql`
    insert into play_providers (provider, platform_id, launch_url, sealed_secret)
    values (${made.provider}, ${made.platformId}, ${made.launchUrl}, ${sealed})
    on conflict (provider) do update set platform_id = excluded.platform_id,
      launch_url = excluded.launch_url, sealed_secret = excluded.sealed_secret, is_on = true`)
  await notify(tx, 'parlour_changed', providerNews)
}

function listOwn({ ARCADE_URL, ARCADE_WALLET_SECRET }: Config): Provider[] {
  if (ARCADE_URL === undefined) return []
  const launchUrl = ARCADE_URL.replace(/\/+$/, '')
  const secret = ARCADE_WALLET_SECRET ?? null
  const own = { provider: 'arcade', platformId: arcadePlatformId, launchUrl, secret }
  return [{ ...own, roundUrl: `${launchUrl}/rounds/` }]
}
