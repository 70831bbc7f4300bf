import { formatMoney } from '@parlour/contract/money.ts'
import { rewardKind } from '@parlour/contract/reward-items.ts'
import type { CallOutput } from '../calls/send.ts'
import type { Translate } from '../i18n/texts.ts'

type Item = CallOutput<'listPlayerRewards'>['rewardList'][number]['itemList'][number]

/** One thing that was given, with how often it is to be wagered. */
export function itemText(t: Translate, { id, count, betRate }: Item): string {
  const kind = rewardKind(id)
  const isMoney = kind === 'coin' || kind === 'points'
  const text = `${isMoney ? formatMoney(count) : `${count} ×`} ${t(`form.item.${kind}`)}`
  return betRate > 0 ? `${text}, ${t('form.toWager', { n: betRate })}` : text
}
