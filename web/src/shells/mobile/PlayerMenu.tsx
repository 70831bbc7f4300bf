import { clientVersion } from '../../browser/envelope.ts'
import { useOtherLanguageHref, useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useStop } from '../../session/use-break.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { useServiceHref } from '../../site/contact.ts'
import { PlayerId } from '../../site/PlayerIdentity.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import {
  ClockIcon,
  GameIcon,
  GlobeIcon,
  GoIcon,
  HeadsetIcon,
  HeartIcon,
  HistoryIcon,
  LogOutIcon,
  MailIcon,
  MoreIcon,
  PauseIcon,
  PhoneIcon,
  ShieldIcon,
  StarIcon,
  UserIcon,
} from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { closePlayerMenu } from './menu.ts'
import { MenuBalance } from './MenuBalance.tsx'
import styles from './PlayerMenu.module.css'

/** What slides in from the left for a signed-in player. */
export function PlayerMenu() {
  return (
    <>
      <MenuPlayer />
      <MenuBalance />
      <MenuLinks />
      <MenuFoot />
    </>
  )
}

function MenuLinks() {
  const t = useText()
  const otherLanguage = useOtherLanguageHref()
  const service = useServiceHref()
  const hasMobile = useSession((session) => Boolean(session.user?.mobile))
  const dots = useSession((session) => session.details?.dots)
  const { stop } = useStop()
  return (
    <nav className={styles.links} aria-label={t('frame.playerMenu')}>
      <ListRow icon={UserIcon} title={t('title.profile')} href="/profile/user" />
      <ListRow icon={HistoryIcon} title={t('title.transactions')} href="/record/transaction" />
      <ListRow icon={GameIcon} title={t('title.bets')} href="/record/bets" />
      <ListRow
        icon={MailIcon}
        title={t('title.mail')}
        dotLabel={dots?.hasMail ? t('frame.unreadMail') : undefined}
        href="/profile/email"
      />
      {!hasMobile && <ListRow icon={PhoneIcon} title={t('title.bind')} href="/bind" />}
      <ListRow icon={HeartIcon} title={t('title.favorites')} href="/profile/favorites" />
      <ListRow
        icon={StarIcon}
        title={t('title.task')}
        dotLabel={dots?.hasTask ? t('frame.pendingTask') : undefined}
        href="/profile/task"
      />
      <ListRow icon={ShieldIcon} title={t('title.limits')} href="/limits" />
      <ListRow icon={ClockIcon} title={t('title.break')} href="/break" />
      <ListRow icon={PauseIcon} title={t('frame.stopNow')} onClick={stop} />
      <ListRow icon={HeadsetIcon} title={t('title.service')} href={service} />
      <ListRow icon={GlobeIcon} title={t('frame.language')} href={otherLanguage} />
      <ListRow icon={MoreIcon} title={t('title.more')} href="/profile/more" />
    </nav>
  )
}

function MenuFoot() {
  const t = useText()
  const signOut = useSignOut()
  const leave = () => {
    closePlayerMenu()
    void signOut()
  }
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.leave} onClick={leave}>
        <LogOutIcon />
        {t('frame.logOut')}
      </button>
      <span className="num">v{clientVersion}</span>
    </div>
  )
}

/** Who is signed in: picture, name, level, id and who brought them. */
function MenuPlayer() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <div className={styles.player}>
      <Avatar
        size="lg"
        picture={user?.avatarOther ?? user?.avatar ?? 0}
        vipLevel={user?.vip}
        label={t('title.profile')}
        href="/profile/user"
      />
      <div className={styles.who}>
        <p className={styles.name}>
          <b>{user?.nickname || t('frame.player')}</b>
          {user && <Pill tone="warn">VIP {user.vip}</Pill>}
        </p>
        {user && (
          <>
            <PlayerId playerId={user.id} />
            <Superior superiorId={user.pid} />
          </>
        )}
      </div>
    </div>
  )
}

/** Who brought the player. Only a player without a superior can name one. */
function Superior({ superiorId }: { superiorId: number | null }) {
  const t = useText()
  if (superiorId !== null)
    return <p className={styles.superior}>{t('frame.superior', { name: superiorId })}</p>
  return (
    <a className={styles.superior} href="/profile/superior">
      {t('frame.noSuperior')}
      <GoIcon />
    </a>
  )
}
