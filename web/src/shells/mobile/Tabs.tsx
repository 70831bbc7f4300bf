import { currencySigns, depositPath } from '@parlour/contract/money.ts'
import { useSyncExternalStore } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { prefersLessMotion } from '../../browser/viewport.ts'
import { pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHasReward } from '../../session/store.ts'
import { useSite } from '../../site/store.ts'
import { GiftIcon, HomeIcon, NewsIcon, UpIcon, WalletIcon } from '../../ui/icons.ts'
import { type NavItem, TabBar } from '../../ui/TabBar.tsx'

/** From here on the home tab leads back to the top. */
const deepPx = 100

/** The five ways through the lobby; `lit` counts from the left. */
export function Tabs({ lit }: { lit: number }) {
  const t = useText()
  const badgeText = useInviteBonus()
  const home = useHomeItem(lit === 0)
  const hasReward = useHasReward()
  return (
    <TabBar
      label={t('frame.mainMenu')}
      tabs={[
        home,
        {
          label: t('tab.rewards'),
          icon: GiftIcon,
          href: '/lobby/rewards',
          isActive: lit === 1,
          dotLabel: hasReward ? t('frame.pendingReward') : undefined,
        },
        { label: t('tab.notice'), icon: NewsIcon, href: '/lobby/notice', isActive: lit === 3 },
        {
          label: t('tab.wallet'),
          icon: WalletIcon,
          href: depositPath,
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

/** On home itself the tab leads to its beginning: up when scrolled, else the first tab. */
function useHomeItem(isActive: boolean): NavItem {
  const t = useText()
  const isHere = usePathname() === '/lobby/home'
  const isDeep = useIsScrolledPast(deepPx) && isHere
  const rise: NavItem['onClick'] = (event) => {
    event.preventDefault()
    scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' })
  }
  return {
    label: t(isDeep ? 'frame.toTop' : 'tab.home'),
    icon: isDeep ? UpIcon : HomeIcon,
    href: isHere ? '/lobby/home?tab=0' : '/lobby/home',
    isActive,
    onClick: isDeep ? rise : undefined,
  }
}

/** The first invite bonus, as the badge on the wheel. */
function useInviteBonus(): string | undefined {
  return useSite(({ config }) => {
    const bonus = config?.appInviteConditionList[0]?.bonus ?? 0
    return config && bonus > 0 ? currencySigns[config.currency] + pointsText(bonus) : undefined
  })
}

const throttleMs = 500

/** Whether the page is scrolled further than this; looked at twice a second at most. */
function useIsScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(watchScroll, () => scrollY > pixels)
}

function watchScroll(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      changed()
    }, throttleMs)
  }
  addEventListener('scroll', heard, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', heard)
  }
}
