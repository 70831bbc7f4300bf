import { depositPath } from '@parlour/contract/money.ts'
import { moneyText } from '../i18n/format.ts'
import { useText } from '../i18n/use-text.ts'
import { BalancePill } from '../ui/BalancePill.tsx'
import { DepositButton } from '../ui/DepositButton.tsx'
import { useIsResting, useSession } from '../session/store.ts'
import { useBalanceRefresh } from '../session/use-balance-refresh.ts'
import { firstDepositBadge } from './first-deposit-badge.ts'
import { useSite } from './store.ts'

/** The coins in the header, and the way to more of them, which a break closes. */
export function PlayerBalance({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  const user = useSession((session) => session.user)
  const isResting = useIsResting()
  const bonusText = useFirstDepositBonus()
  const refresh = useBalanceRefresh()
  return (
    <>
      <BalancePill
        balanceText={user ? moneyText(user.coin) : undefined}
        label={t('frame.balance')}
        refreshLabel={t('frame.refreshBalance')}
        isLarge={isLarge}
        {...refresh}
      />
      {!isResting && (
        <DepositButton text={t('frame.deposit')} bonusText={bonusText} href={depositPath} />
      )}
    </>
  )
}

function useFirstDepositBonus(): string | undefined {
  const user = useSession((session) => session.user)
  const activityMap = useSession(({ details }) => details?.activityMap)
  const config = useSite((site) => site.config)
  return firstDepositBadge(user, activityMap, config)
}
