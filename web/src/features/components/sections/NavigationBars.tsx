import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { BalancePill } from '../../../ui/BalancePill.tsx'
import { DepositButton } from '../../../ui/DepositButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import {
  GameIcon,
  GiftIcon,
  GlobeIcon,
  HeadsetIcon,
  HomeIcon,
  MailIcon,
  NewsIcon,
  UserIcon,
  WalletIcon,
} from '../../../ui/icons.ts'
import { SideNav, SideUser } from '../../../ui/SideNav.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import { SearchEntry, TopBar } from '../../../ui/TopBar.tsx'
import type { Say } from '../use-say.ts'

const nothing = () => undefined

export function SampleTabBar({ say }: { say: Say }) {
  return (
    <TabBar
      label={say('mainMenu')}
      tabs={[
        { label: say('homeTab'), icon: HomeIcon, href: '/test#home', isActive: true },
        { label: say('prizes'), icon: GiftIcon, href: '/test#prizes' },
        { label: say('news'), icon: NewsIcon, href: '/test#news', dotLabel: say('unread') },
        { label: say('wallet'), icon: WalletIcon, href: '/test#wallet' },
      ]}
      orb={{ label: say('spin'), href: '/test#spin', item: 'spin-token', badgeText: '฿50' }}
    />
  )
}

export function SampleSideNav({ say, action }: { say: Say; action: ReactNode }) {
  return (
    <SideNav
      brand={{ name: say('siteName') }}
      homeHref="/test"
      label={`${say('mainMenu')} (${say('member')})`}
      moreLabel={say('moreMenu')}
      items={[
        { label: say('homeTab'), icon: HomeIcon, href: '/test#home', isActive: true },
        { label: say('arcade'), icon: GameIcon, href: '/test#games' },
        { label: say('promotions'), icon: GiftIcon, href: '/test#promotions' },
        { label: say('news'), icon: NewsIcon, href: '/test#news', dotLabel: say('unread') },
        { label: say('member'), icon: UserIcon, href: '/test#member' },
      ]}
      moreItems={[
        { label: say('helpdesk'), icon: HeadsetIcon, href: '/test#help' },
        { label: say('language'), icon: GlobeIcon, href: '/test#language' },
      ]}
      user={
        <SideUser
          avatar={<Avatar picture={2} vipLevel={7} label={say('profile')} size="md" />}
          name={say('player')}
          text="ID 80291744"
          action={action}
        />
      }
      ageMark="21+"
      ageText={say('responsible')}
    />
  )
}

export function SampleTopBar({ say, title }: { say: Say; title?: string }) {
  return (
    <TopBar title={title} search={<SearchEntry text={say('searchGames')} href="/test" />}>
      <IconButton icon={MailIcon} label={say('mail')} hasDot href="/test" />
      <IconButton icon={HeadsetIcon} label={say('helpdesk')} href="/test" />
      <BalancePill
        balanceText="12,480.50"
        label={say('balance')}
        refreshLabel={say('refresh')}
        onRefresh={nothing}
        isLarge
      />
      <DepositButton text={say('deposit')} bonusText="+300" href="/test" />
    </TopBar>
  )
}
