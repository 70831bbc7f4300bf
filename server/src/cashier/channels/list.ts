import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { BankAccount, Variant } from './channel.ts'
import { channelFamilies } from './index.ts'

export type Channel = {
  channelId: number
  family: string
  variant: Variant
  name: string
  nameEn: string
  icon: string
  needsBank: boolean
  bankId: number | null
  minAmount: number
  maxAmount: number
  amounts: number[]
  account: BankAccount | null
  isRecommended: boolean
  sort: number
  usualSeconds: number | null
}

const columns = {
  text: `channel_id as "channelId", family, variant, name, icon,
    coalesce(nullif(name_en, ''), name) as "nameEn", usual_seconds as "usualSeconds",
    needs_bank as "needsBank", bank_id as "bankId", min_amount as "minAmount",
    max_amount as "maxAmount", amounts, account,
    is_recommended as "isRecommended", sort`,
  values: [],
}
const families = Object.keys(channelFamilies)

export async function findChannel(queries: Queries, channelId: number): Promise<Channel | null> {
  return queries.find<Channel>(sql`select ${columns} from cashier_channels
    where channel_id = ${channelId}::bigint and is_on and family = any(${families}::text[])`)
}

/** The channels that are on, as the wire shows them. */
export async function listChannels(queries: Queries) {
  const rows = await queries.rows<Channel>(sql`select ${columns} from cashier_channels
    where is_on and family = any(${families}::text[]) order by sort, channel_id`)
  return rows.map((row) => ({
    id: row.channelId,
    name: row.name,
    nameEn: row.nameEn,
    bankId: row.bankId,
    needsBank: row.needsBank,
    iconH5: row.icon,
    variant: row.variant,
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    amountList: row.amounts.map(Number),
    isRecommended: row.isRecommended,
    sort: row.sort,
    usualSeconds: row.usualSeconds,
  }))
}

/** Where money is sent by hand: these have statements. */
export function listManualChannels(queries: Queries) {
  return queries.rows<{ channelId: number; name: string }>(sql`
    select channel_id as "channelId", name from cashier_channels
    where family = 'manual' order by sort, channel_id`)
}

export function listBanks(queries: Queries) {
  type Bank = { id: number; bankName: string; bankNameEn: string; shortBankName: string }
  return queries.rows<Bank>(sql`select bank_id as id, name as "bankName",
      coalesce(nullif(name_en, ''), name) as "bankNameEn", short_name as "shortBankName"
    from cashier_banks where is_on order by sort, bank_id`)
}
