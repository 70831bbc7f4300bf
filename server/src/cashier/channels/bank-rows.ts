import type { BankContent } from '@parlour/contract/operator/offer-forms.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { notify } from '../../frame/notifications.ts'

/** Banks of players' accounts as operators edit them, also those that are off. */
export async function listBankRows(queries: Queries) {
  const rows = await queries.rows<BankContent & { id: number }>(sql`
    select bank_id as id, is_on as "isOn", sort, name, name_en as "nameEn",
      short_name as "shortName", min_digits as "minDigits", max_digits as "maxDigits"
    from cashier_banks order by sort, bank_id`)
  return rows.map(({ id, ...content }) => ({ id, content }))
}

export async function saveBank(tx: Tx, id: number | null, content: BankContent): Promise<void> {
  const { isOn, sort, name, nameEn, shortName, minDigits, maxDigits } = content
  await (id === null
    ? tx.run(sql`insert into cashier_banks
        (bank_id, is_on, sort, name, name_en, short_name, min_digits, max_digits)
        select coalesce(max(bank_id), 0) + 1, ${isOn}, ${sort}, ${name}, ${nameEn}, ${shortName},
          ${minDigits}, ${maxDigits} from cashier_banks`)
    : tx.run(sql`update cashier_banks set is_on = ${isOn}, sort = ${sort}, name = ${name},
        name_en = ${nameEn}, short_name = ${shortName}, min_digits = ${minDigits},
        max_digits = ${maxDigits} where bank_id = ${id}`))
  await notify(tx, 'parlour_changed', 'settings')
}
