import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useLeaving } from '../kit/use-leaving.ts'
import styles from './FirstCharge.module.css'
import { FirstChargeContent } from './FirstChargeContent.tsx'
import { useBestPercent } from './use-best-percent.ts'
import { type FirstCharge, useFirstCharge } from './use-first-charge.ts'

/** The packs over the lobby. It closes itself at the end, and when it cannot be loaded. */
export function FirstChargeModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error } = useFirstCharge()
  const { isLeaving, leave } = useLeaving(error, onClose)
  return (
    <BottomSheet
      open={data !== undefined && !isLeaving}
      onClose={leave}
      title={t('firstCharge.title')}
      closeLabel={t('common.close')}
      isWide
    >
      {data && <Offer offer={data} onEnd={leave} />}
    </BottomSheet>
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
