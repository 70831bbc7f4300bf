import { currencySigns } from '@parlour/contract/money.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { PlayerIdentity } from '../../site/PlayerIdentity.tsx'
import { artUrl } from '../../ui/art.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { moneyText } from '../../i18n/format.ts'
import { useSite } from '../../site/store.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MemberLinks } from './MemberLinks.tsx'
import { MemberMoney } from './MemberMoney.tsx'
import { findNextLevel } from './next-level.ts'
import styles from './MemberPage.module.css'

/** The player's hub on the desktop. */
export function MemberPage() {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <MemberCard />
        <MemberMoney />
      </div>
      <MemberLinks />
    </div>
  )
}

/** Who the player is: picture, name, level and id. */
function MemberCard() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <Card look="cool" className={styles.card}>
      <div className={styles.person}>
        <Avatar
          size="lg"
          picture={user?.avatarOther ?? user?.avatar ?? 0}
          vipLevel={user?.vip}
          label={t('title.info')}
          href="/lobby/profile"
        />
        <PlayerIdentity isLarge />
        {user && <img className={styles.badge} src={artUrl(`vip/${user.vip}.webp`)} alt="" />}
      </div>
      <MemberLevel />
      <MemberTotals />
    </Card>
  )
}

/** How far the next level is, when there is one. */
function MemberLevel() {
  const t = useText()
  const bet = useSession((session) => session.user?.bet ?? 0)
  const levels = useSite(({ config }) => config?.appUserLevelConfigList) ?? []
  const next = findNextLevel(levels, bet)
  const money = useShortMoney()
  if (!next) return null
  return (
    <div className={styles.level}>
      <p className={styles.words}>
        {t('member.nextLevel', { level: next.level, amount: money(next.betAmount - bet) })}
      </p>
      <Progress
        value={bet}
        max={next.betAmount}
        label={t('member.progress')}
        valueText={`${money(bet)} / ${money(next.betAmount)}`}
      />
    </div>
  )
}

/** What the player wagered, deposited and put aside so far. */
function MemberTotals() {
  const t = useText()
  const user = useSession((session) => session.user)
  const sign = useSite(({ config }) => currencySigns[config?.currency ?? 'THB'])
  const totals = [
    { name: t('member.wagered'), amount: user?.bet },
    { name: t('member.deposited'), amount: user?.totalRecharge },
    { name: t('member.safebox'), amount: user?.safebox },
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, amount }) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd className="num">
            {amount === undefined ? <Skeleton className={styles.bone} /> : sign + moneyText(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
