import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { goBack } from '../../browser/navigation.ts'
import { type PlainTextKey, withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayerBalance } from '../../site/PlayerBalance.tsx'
import { useIsLoggedIn, useIsResting, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useBrand } from '../../site/store.ts'
import { Ambient } from '../../ui/Ambient.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon, HeadsetIcon, SearchIcon } from '../../ui/icons.ts'
import { HomeHeader, PageHeader } from '../../ui/PageHeader.tsx'
import { lazyPiece } from '../../ui/Piece.tsx'
import { restPath, type ShellProps } from '../router.ts'
import { SkipLink } from '../SkipLink.tsx'
import { closePlayerMenu, openPlayerMenu, usePlayerMenu } from './menu.ts'
import styles from './MobileShell.module.css'
import { Tabs } from './Tabs.tsx'

const LeaveButton = lazyPiece(
  () => import('../LeaveButton.tsx'),
  (module) => module.LeaveButton,
)

const PlayerMenu = lazyPiece(
  () => withTexts(['titles'], import('./PlayerMenu.tsx')),
  (module) => module.PlayerMenu,
)

export function MobileShell({ route, title, children }: ShellProps) {
  const header = route?.header ?? 'title'
  const tab = route?.hidesTabs ? undefined : route?.tab
  const isRest = useIsResting() && route?.path === restPath
  return (
    <div
      className={classNames(
        styles.shell,
        tab !== undefined && styles.withTabs,
        header === 'none' && styles.bare,
      )}
    >
      <Ambient />
      <SkipLink />
      <div className={styles.header}>
        {header === 'lobby' && <LobbyHeader />}
        {header === 'title' && !isRest && <TitleHeader title={title} />}
        {isRest && <RestHeader />}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.tabs}>{tab !== undefined && <Tabs lit={tab} />}</div>
      <SideMenu />
    </div>
  )
}

function SideMenu() {
  const t = useText()
  const path = usePathname()
  const isOpen = usePlayerMenu((menu) => menu.isOpen)
  const isLoggedIn = useIsLoggedIn()
  // Whichever way the player leaves the page, the menu does not follow.
  useEffect(closePlayerMenu, [path])
  return (
    <Drawer
      open={isOpen && isLoggedIn}
      onClose={closePlayerMenu}
      label={t('frame.playerMenu')}
      closeLabel={t('common.close')}
    >
      <PlayerMenu />
    </Drawer>
  )
}

/** The home page's header: the way in for a visitor, balance and menu for a player. */
function LobbyHeader() {
  return useIsLoggedIn() ? <PlayerHeader /> : <VisitorHeader />
}

function TitleHeader({ title }: { title: PlainTextKey }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <PageHeader
      title={t(title)}
      backLabel={t('common.back')}
      onBack={goBack}
      service={{ label: t('frame.service'), href: service }}
    />
  )
}

/** The one page of a player on a break leads back to no other: out is the way on. */
function RestHeader() {
  const brand = useBrand()
  return <HomeHeader start={<BrandMark {...brand} />} tools={null} end={<LeaveButton />} />
}

function VisitorHeader() {
  const t = useText()
  const brand = useBrand()
  return (
    <HomeHeader
      start={<BrandMark {...brand} isFolding />}
      tools={<Tools />}
      end={
        <>
          <Button look="outline" size="xs" href="/login">
            {t('frame.login')}
          </Button>
          <Button look="brand" size="xs" href="/register">
            {t('frame.register')}
          </Button>
        </>
      }
    />
  )
}

function PlayerHeader() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <HomeHeader
      start={
        <Avatar
          picture={user?.avatarOther ?? user?.avatar ?? 0}
          vipLevel={user?.vip}
          label={t('frame.openMenu')}
          onClick={openPlayerMenu}
        />
      }
      tools={
        <>
          <Bell />
          <Tools />
        </>
      }
    >
      <PlayerBalance />
    </HomeHeader>
  )
}

function Bell() {
  const t = useText()
  const count = useSession(({ details }) => details?.unreadNotes ?? 0)
  const label = t('frame.bell', { count })
  return <IconButton icon={BellIcon} label={label} count={count} href="/lobby/bell" />
}

function Tools() {
  const t = useText()
  const service = useServiceHref()
  return (
    <>
      <IconButton icon={SearchIcon} label={t('frame.search')} href="/search" />
      <IconButton icon={HeadsetIcon} label={t('frame.service')} href={service} />
    </>
  )
}
