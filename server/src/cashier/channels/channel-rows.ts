import type { ChannelContent } from '@parlour/contract/operator/offer-forms.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { notify } from '../../frame/notifications.ts'

type Row = Omit<ChannelContent, 'account'> & {
  id: number
  family: string
  account: ChannelContent['account'] | null
}

/** Of an account that was entered before it could be named in English. */
const unnamed = { bankNameEn: '', accountNameEn: '' }

/** Ways to deposit as operators edit them, also those that are off. */
export async function listChannelRows(queries: Queries) {
  const rows = await queries.rows<Row>(sql`
    select channel_id as id, family, is_on as "isOn", sort, name, name_en as "nameEn",
      is_recommended as "isRecommended", min_amount as "minAmount", max_amount as "maxAmount",
      amounts, account from cashier_channels order by sort, channel_id`)
  return rows.map(({ id, family, account, amounts, ...content }) => ({
    id,
    family,
    content: {
      ...content,
      amounts: amounts.map(Number),
      ...(account && { account: { ...unnamed, ...account } }),
    },
  }))
}

export async function saveChannel(
  tx: Tx,
  id: number | null,
  content: ChannelContent,
): Promise<void> {
  const { isOn, sort, name, nameEn, isRecommended, minAmount, maxAmount, amounts } = content
  const account = content.account ? JSON.stringify(content.account) : null
  await tx.run(sql`update cashier_channels set is_on = ${isOn}, sort = ${sort}, name = ${name},
    name_en = ${nameEn}, is_recommended = ${isRecommended}, min_amount = ${minAmount},
    max_amount = ${maxAmount}, amounts = ${amounts}::bigint[], account = ${account}::jsonb
    where channel_id = ${id}`)
  await notify(tx, 'parlour_changed', 'settings')
}
