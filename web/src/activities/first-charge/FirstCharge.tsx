import { activityTypes, itemStatuses } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { refreshCall } from '../../calls/answer-store.ts'
import { Button } from '../../ui/Button.tsx'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { Note } from '../../ui/Note.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import {
  type FirstCharge,
  type Pack,
  type PackRecord,
  useBestPercent,
  useFirstCharge,
} from './use-first-charge.ts'
import { PackClaims, PackOffer } from './Packs.tsx'
import { writeRules } from './rules.ts'
import styles from './FirstCharge.module.css'

export function FirstChargePage() {
  const t = useText()
  const asked = useFirstCharge()
  return (
    <ActivityAnswer asked={asked}>
      {(offer) => <PageOffer offer={offer} title={t('firstCharge.title')} />}
    </ActivityAnswer>
  )
}

/** The packs over the lobby. */
export function FirstChargeModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useFirstCharge()
  return (
    <ActivitySheet asked={asked} title={t('firstCharge.title')} isWide onClose={onClose}>
      {(offer, leave) => <ModalOffer offer={offer} onEnd={leave} />}
    </ActivitySheet>
  )
}

function PageOffer({ offer, title }: { offer: FirstCharge; title: string }) {
  const t = useText()
  const percent = useBestPercent(offer)
  return (
    <ActivityFrame
      name="FirstCharge"
      title={title}
      text={t('firstCharge.upTo', { percent })}
      expireTime={offer.expireTime}
    >
      <FirstChargeContent offer={offer} />
      <RuleText name="FirstCharge" write={writeRules} />
    </ActivityFrame>
  )
}

function ModalOffer({ offer, onEnd }: { offer: FirstCharge; onEnd: () => void }) {
  const t = useText()
  const percent = useBestPercent(offer)
  return (
    <div className={styles.modal}>
      <div className={styles.modalHead}>
        <span>{t('firstCharge.upTo', { percent })}</span>
        <Countdown expireTime={offer.expireTime} onEnd={onEnd} />
      </div>
      <FirstChargeContent offer={offer} />
    </div>
  )
}

/** The packs on sale, or the bought one with its items. The page and the modal both show it. */
function FirstChargeContent({ offer }: { offer: FirstCharge }) {
  const [chosen, setChosen] = useState<Pack | null>(null)
  const [isOpen, setOpen] = useState(false)
  const record = offer.appRechargeBonusCollection9
  const packs = offer.appRechargeBonusCollection9ConfigList
  const bought = packs.find(({ id }) => id === record.awardId)
  const buy = (pack: Pack): void => {
    setChosen(pack)
    setOpen(true)
  }
  return (
    <>
      {bought ? <Bought pack={bought} record={record} /> : <Packs packs={packs} onBuy={buy} />}
      {/* Outside of both: the order stays open while the pack behind it becomes the player's. */}
      {chosen && (
        <DepositFlow
          key={chosen.id}
          open={isOpen}
          onClose={() => setOpen(false)}
          offer={{ actType: activityTypes.FirstCharge, awardId: chosen.id, amount: chosen.price }}
          onChecked={() => void refreshCall('appRechargeBonusCollection9')}
        />
      )}
    </>
  )
}

type PacksProps = { packs: readonly Pack[]; onBuy: (pack: Pack) => void }

function Packs({ packs, onBuy }: PacksProps) {
  const t = useText()
  const { depositRate } = useLegalFacts()
  const sorted = packs.toSorted((one, other) => one.showType - other.showType)
  return (
    <>
      <ul className={styles.packs}>
        {sorted.map((pack, index) => (
          <li key={pack.id}>
            <PackOffer pack={pack} isBest={index === 0} onBuy={() => onBuy(pack)} />
          </li>
        ))}
      </ul>
      <Note tone="info">{t('firstCharge.conditions', { rate: depositRate })}</Note>
    </>
  )
}

function Bought({ pack, record }: { pack: Pack; record: PackRecord }) {
  const t = useText()
  const { couponDays } = useLegalFacts()
  const isDone = record.itemStatus === itemStatuses.done
  return (
    <section className={styles.bought}>
      <h3 className={styles.packTitle}>
        {t(isDone ? 'firstCharge.allClaimed' : 'firstCharge.bought')}
      </h3>
      <PackClaims pack={pack} record={record} />
      <Note tone="info">{t('firstCharge.turnoverNote', { days: couponDays })}</Note>
      <Button href="/lobby/wallets/withdraw">{t('firstCharge.seeTurnover')}</Button>
    </section>
  )
}
