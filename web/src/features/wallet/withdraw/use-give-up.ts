import { CallFailure, send } from '../../../calls/api.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { usePress } from '../../../calls/use-press.ts'
import { useText } from '../../../i18n/use-text.ts'
import { updateUser } from '../../../session/store.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { useMoney } from '../../../money/use-money.ts'
import { confirm } from '../../../ui/ask.ts'
import { toast } from '../../../ui/toast.ts'
import type { Requirement } from './types.ts'

/** Gives a bonus up, after saying plainly what that costs. */
export function useGiveUp({ requirementId, amount }: Requirement) {
  const t = useText()
  const money = useMoney()
  const { isBusy, press } = usePress(async () => {
    const isSure = await confirm({
      title: t('wallet.giveUpAsk'),
      text: t('wallet.giveUpNote', { money: money(amount) }),
      confirmText: t('wallet.giveUp'),
      cancelText: t('wallet.keepBonus'),
      isBad: true,
    })
    if (!isSure) return
    try {
      const { wallet } = await send('giveUpReward', { requirementId })
      updateUser({ coin: wallet.coin })
      toast.show(t('wallet.gaveUp'))
    } catch (error) {
      const isPlaying = error instanceof CallFailure && error.error === 'roundOpen'
      if (isPlaying) toast.error(t('wallet.roundOpen'))
      else showFailure(error)
    } finally {
      refreshBalances()
    }
  })
  return { isBusy, ask: press }
}
