import { withTexts } from '../../i18n/texts.ts'
import { useOtherLanguageHref, useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useHasAccountMenu } from '../../session/account-menu.ts'
import { useHasReward, useIsLoggedIn, useIsResting, useSession } from '../../session/store.ts'
import { useStop } from '../../session/use-break.ts'
import { useServiceHref } from '../../site/contact.ts'
import { nextLevelBet } from '../../site/next-level.ts'
import { useSite, useBrand } from '../../site/store.ts'
import { Ambient } from '../../ui/Ambient.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  ClockIcon,
  DownloadIcon,
  GameIcon,
  GiftIcon,
  GlobeIcon,
  HeadsetIcon,
  HomeIcon,
  NewsIcon,
  PauseIcon,
  ShieldIcon,
  UserIcon,
} from '../../ui/icons.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { type SideItem, SideNav, SideUser } from '../../ui/SideNav.tsx'
import { restPath, type ShellProps } from '../router.ts'
import { SkipLink } from '../SkipLink.tsx'
import styles from './DesktopShell.module.css'
import { Footer } from './Footer.tsx'
import { isAccountPage } from './routes.ts'
import { UpperBar } from './UpperBar.tsx'

const AccountMenu = lazyPiece(
  () => withTexts(['account', 'titles'], import('./AccountMenu.tsx')),
  (module) => module.AccountMenu,
  <div className={styles.menuPlace} />,
)

export function DesktopShell({ route, title, children }: ShellProps) {
  // The page keeps its place in the tree either way, so that a kept page is not drawn anew.
  const isBare = route?.header === 'none'
  const hasMenu = useHasAccountMenu()
  const isAccount = isAccountPage(route) && hasMenu
  return (
    <div className={classNames(styles.shell, isBare && styles.bare)}>
      <SkipLink />
      {!isBare && (
        <aside>
          <SideMenu lit={route?.tab} />
        </aside>
      )}
      <div className={styles.column}>
        <Ambient />
        {!isBare && <UpperBar route={route} title={title} />}
        <div className={classNames(styles.body, isAccount && styles.account)}>
          {route && isAccount && <AccountMenu route={route} />}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        {!isBare && <Footer />}
      </div>
    </div>
  )
}

const entries = [
  { label: 'tab.home', icon: HomeIcon, href: '/lobby/home' },
  { label: 'tab.games', icon: GameIcon, href: '/lobby/games' },
  { label: 'tab.rewards', icon: GiftIcon, href: '/lobby/rewards' },
  { label: 'tab.notice', icon: NewsIcon, href: '/lobby/notice' },
  { label: 'tab.member', icon: UserIcon, href: '/lobby/member' },
] as const

/** On a break the menu holds what still works. */
const restEntries = [
  { label: 'frame.break', icon: ClockIcon, href: restPath },
  { label: 'frame.withdraw', icon: DownloadIcon, href: '/lobby/wallets/withdraw' },
] as const

function SideMenu({ lit }: { lit: number | undefined }) {
  const t = useText()
  const brand = useBrand()
  const isLoggedIn = useIsLoggedIn()
  const isResting = useIsResting()
  const hasReward = useHasReward()
  const ageLimit = useSite(({ config }) => config?.ageLimit ?? 21)
  const moreItems = useMoreItems()
  const items = (isResting ? restEntries : entries).map((entry, index) => ({
    ...entry,
    label: t(entry.label),
    isActive: !isResting && index === lit,
    dotLabel: hasReward && entry.label === 'tab.rewards' ? t('frame.pendingReward') : undefined,
  }))
  return (
    <SideNav
      brand={brand}
      homeHref="/lobby/home"
      label={t('frame.mainMenu')}
      moreLabel={t('frame.moreMenu')}
      items={items}
      moreItems={moreItems}
      user={isLoggedIn ? <Player /> : <Invitation />}
      ageText={t('frame.responsible')}
      ageMark={`${ageLimit}+`}
    />
  )
}

/** Limits and breaks, help and the language; to stop at once is for who may play. */
function useMoreItems(): SideItem[] {
  const t = useText()
  const service = useServiceHref()
  const otherLanguage = useOtherLanguageHref()
  const mayPlay = !useIsResting()
  const isPlayer = useIsLoggedIn() && mayPlay
  const { stop } = useStop()
  const breaks = { label: t('frame.break'), icon: ClockIcon, href: restPath }
  const stopping = { label: t('frame.stopNow'), icon: PauseIcon, onClick: stop }
  return [
    { label: t('frame.limits'), icon: ShieldIcon, href: '/limits' },
    ...(mayPlay ? [breaks] : []),
    ...(isPlayer ? [stopping] : []),
    { label: t('frame.service'), icon: HeadsetIcon, href: service },
    { label: t('frame.languageName'), icon: GlobeIcon, href: otherLanguage },
  ]
}

function Player() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <SideUser
      avatar={
        <Avatar
          size="md"
          picture={user?.avatarOther ?? user?.avatar ?? 0}
          vipLevel={user?.vip}
          label={t('tab.member')}
          href="/lobby/member"
        />
      }
      name={user?.nickname || t('frame.player')}
      text={user ? t('frame.playerId', { id: user.id }) : ''}
      action={<VipProgress />}
    />
  )
}

/** How far the next level is; the one way to deposit stands in the upper bar. */
function VipProgress() {
  const t = useText()
  const bet = useSession((session) => session.user?.bet ?? 0)
  const level = useSession((session) => session.user?.vip ?? 0)
  const target = useSite(({ config }) => nextLevelBet(config?.appUserLevelConfigList ?? [], bet))
  const isResting = useIsResting()
  const money = useShortMoney()
  if (target === 0 || isResting) return null
  const most = target * 100
  const asked = t('frame.nextLevel', { amount: money(most) })
  return (
    <div className={styles.level}>
      <p className={`num ${styles.share}`}>
        <span>{`VIP ${level}`}</span>
        {`${Math.floor((bet / most) * 100)}%`}
      </p>
      <Progress value={bet} max={most} label={asked} size="thin" />
      <p>{asked}</p>
    </div>
  )
}

function Invitation() {
  const t = useText()
  return (
    <>
      <p className={styles.invitation}>{t('frame.loginInvite')}</p>
      <Button look="outline" isBlock href="/login">
        {t('frame.loginOrRegister')}
      </Button>
    </>
  )
}
