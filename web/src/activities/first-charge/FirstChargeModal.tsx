import { useText } from '../../i18n/use-text.ts'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import styles from './FirstCharge.module.css'
import { FirstChargeContent } from './FirstChargeContent.tsx'
import { useBestPercent } from './use-best-percent.ts'
import { type FirstCharge, useFirstCharge } from './use-first-charge.ts'

/** The packs over the lobby. */
export function FirstChargeModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useFirstCharge()
  return (
    <ActivitySheet asked={asked} title={t('firstCharge.title')} isWide onClose={onClose}>
      {(offer, leave) => <Offer offer={offer} onEnd={leave} />}
    </ActivitySheet>
  )
}

function Offer({ offer, onEnd }: { offer: FirstCharge; onEnd: () => void }) {
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
