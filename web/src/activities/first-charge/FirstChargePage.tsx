import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { FirstChargeContent } from './FirstChargeContent.tsx'
import { useBestPercent } from './use-best-percent.ts'
import { type FirstCharge, useFirstCharge } from './use-first-charge.ts'

export function FirstChargePage() {
  const t = useText()
  const asked = useFirstCharge()
  return (
    <ActivityAnswer asked={asked}>
      {(offer) => <Offer offer={offer} title={t('firstCharge.title')} />}
    </ActivityAnswer>
  )
}

function Offer({ offer, title }: { offer: FirstCharge; title: string }) {
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
    </ActivityFrame>
  )
}
