import { currencySigns } from '@parlour/contract/money.ts'
import { pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { GiftIcon, HomeIcon, NewsIcon, WalletIcon } from '../../ui/icons.tsx'
import { TabBar } from '../../ui/TabBar.tsx'

/** The five ways through the lobby; `lit` counts from the left. */
export function Tabs({ lit }: { lit: number }) {
  const t = useText()
  const badgeText = useInviteBonus()
  return (
    <TabBar
      label={t('frame.mainMenu')}
      tabs={[
        { label: t('tab.home'), icon: HomeIcon, href: '/lobby/home', isActive: lit === 0 },
        { label: t('tab.rewards'), icon: GiftIcon, href: '/lobby/rewards', isActive: lit === 1 },
        { label: t('tab.notice'), icon: NewsIcon, href: '/lobby/notice', isActive: lit === 3 },
        {
          label: t('tab.wallet'),
          icon: WalletIcon,
          href: '/lobby/wallets/deposit',
          isActive: lit === 4,
        },
      ]}
      orb={{
        label: t('tab.spin'),
        href: '/activity/spin',
        item: 'spin-token',
        isActive: lit === 2,
        badgeText,
      }}
    />
  )
}

/** The first invite bonus, as the badge on the wheel. */
function useInviteBonus(): string | undefined {
  return useSite(({ config }) => {
    const bonus = config?.appInviteConditionList[0]?.bonus ?? 0
    return config && bonus > 0 ? currencySigns[config.currency] + pointsText(bonus) : undefined
  })
}
