import { dateText, dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useConditions } from '../kit/ConditionList.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { type Gift, reading, sortGifts, type Vip } from './use-vip.ts'
import styles from './Vip.module.css'

type GiftListProps = { vip: Vip; onDue: () => void }

export function GiftList({ vip, onDue }: GiftListProps) {
  const t = useText()
  const { areMet } = useConditions()
  const { claim, claiming } = useClaim('appVipUserReceive', { reading })
  return (
    <section>
      <SectionHeader title={t('vip.gifts')} />
      <ul className={styles.gifts}>
        {sortGifts(vip.giftList).map((gift) => (
          <li key={gift.giftId}>
            <GiftRow
              gift={gift}
              hasDeposited={vip.hasDepositedThisWeek}
              isClaiming={claiming?.giftId === gift.giftId}
              canClaim={areMet && claiming === null}
              onClaim={() => claim({ giftId: gift.giftId })}
              onDue={onDue}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type GiftRowProps = {
  gift: Gift
  hasDeposited: boolean
  isClaiming: boolean
  canClaim: boolean
  onClaim: () => void
  onDue: () => void
}

function GiftRow(props: GiftRowProps) {
  const { gift, hasDeposited, isClaiming, canClaim, onClaim, onDue } = props
  const t = useText()
  const money = useShortMoney()
  const when = useWhen()
  const [item] = gift.rewards
  const name = t(names[gift.kind], { level: gift.level })
  const end = {
    0: null,
    1: (
      <Button
        look="brand"
        size="sm"
        isLoading={isClaiming}
        disabled={!canClaim && !isClaiming}
        aria-label={t('vip.claimGift', { name })}
        onClick={onClaim}
      >
        {t('vip.claim')}
      </Button>
    ),
    2: (
      <Button look="done" size="sm">
        {t('vip.claimed')}
      </Button>
    ),
  }[gift.status]
  return (
    <ListRow
      image={itemArt(gift.kind === 'level' ? 'chest' : 'gift-blue')}
      title={
        <>
          {name} <b className={`num ${styles.amount}`}>{money(item?.count ?? 0)}</b>
        </>
      }
      text={
        <span className={styles.when}>
          {when(gift, hasDeposited)}
          {gift.status === 1 && <Countdown expireTime={gift.expireTime} onEnd={onDue} />}
        </span>
      }
      end={end}
    />
  )
}

const names = {
  level: 'vip.levelGift',
  weekly: 'vip.weeklyGift',
  monthly: 'vip.monthlyGift',
} as const satisfies Record<Gift['kind'], string>

/** Until when a gift is there, or what has to happen before it comes. */
function useWhen() {
  const t = useText()
  const locale = useLocale()
  return ({ kind, level, status, readyTime, expireTime }: Gift, hasDeposited: boolean): string => {
    if (status === 2) return t('vip.wasClaimed')
    if (status === 1) return t('vip.until', { time: dateTimeText(expireTime, locale) })
    if (readyTime === null) return t('vip.atLevel', { level })
    const date = dateText(readyTime, locale)
    if (kind === 'monthly') return t('vip.from', { date })
    return hasDeposited ? t('vip.fromDeposited', { date }) : t('vip.fromIfDeposited', { date })
  }
}
