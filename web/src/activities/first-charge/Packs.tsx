import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { RewardItems } from '../kit/RewardItems.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { itemArt } from '../../ui/art.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { discountPercent } from './discount.ts'
import { type Pack, type PackRecord, useClaimItem } from './use-first-charge.ts'
import styles from './FirstCharge.module.css'

const noProps = {}

type PackOfferProps = { pack: Pack; isBest: boolean; onBuy: () => void }

/** A pack on sale: what it costs, what comes back, and what comes with it. */
export function PackOffer({ pack, isBest, onBuy }: PackOfferProps) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  const percent = discountPercent(pack, props)
  const price = money(pack.price)
  return (
    <article className={styles.pack} aria-label={t('firstCharge.pack', { price })}>
      <header className={styles.packHead}>
        <h3 className={styles.packTitle}>{t('firstCharge.pack', { price })}</h3>
        <Badge>{t('firstCharge.percent', { percent })}</Badge>
      </header>
      <RewardItems items={pack.award} />
      <Button look={isBest ? 'brand' : 'neutral'} isBlock onClick={onBuy}>
        {t('firstCharge.buy', { price: short(pack.price) })}
      </Button>
    </article>
  )
}

/** The bought pack: each of its items is claimed on its own. */
export function PackClaims({ pack, record }: { pack: Pack; record: PackRecord }) {
  const { claim, claiming } = useClaimItem()
  const claimed = new Set(record.propReceiveList.map(({ propId }) => propId))
  return (
    <ul className={styles.claims}>
      {pack.award.map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          isClaimed={claimed.has(item.id)}
          isClaiming={claiming?.propId === item.id}
          canClaim={record.itemStatus === 1 && claiming === null}
          onClaim={() => claim({ propId: item.id })}
        />
      ))}
    </ul>
  )
}

type ItemRowProps = {
  item: RewardItem
  isClaimed: boolean
  isClaiming: boolean
  canClaim: boolean
  onClaim: () => void
}

function ItemRow({ item, isClaimed, isClaiming, canClaim, onClaim }: ItemRowProps) {
  const t = useText()
  const [line] = useRewardLines([item])
  if (!line) return null
  const name = `${line.amountText} ${line.text}`
  return (
    <li className={styles.claim}>
      <ListRow
        image={itemArt(line.item)}
        title={<span className="num">{line.amountText}</span>}
        text={line.text}
        end={
          isClaimed ? (
            <Button look="done" size="sm">
              {t('firstCharge.claimed')}
            </Button>
          ) : (
            <Button
              look="brand"
              size="sm"
              isLoading={isClaiming}
              disabled={!canClaim && !isClaiming}
              aria-label={t('firstCharge.claimItem', { name })}
              onClick={onClaim}
            >
              {t('firstCharge.claim')}
            </Button>
          )
        }
      />
    </li>
  )
}
