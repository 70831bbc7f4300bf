import { useBilingual } from '../i18n/use-text.ts'
import { useSite } from '../site/store.ts'
import type { DepositOrder } from './types.ts'

/** The channel of an order in the reader's language, as long as the site still has it. */
export function useOrderName(): (
  order: Pick<DepositOrder, 'rechargeName' | 'rechargeType'>,
) => string {
  const say = useBilingual()
  const channels = useSite(({ config }) => config?.appRechargeTypeList)
  return ({ rechargeName, rechargeType }) =>
    say(rechargeName, channels?.find(({ id }) => id === rechargeType)?.nameEn ?? '')
}
