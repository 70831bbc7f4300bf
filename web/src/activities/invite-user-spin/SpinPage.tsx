import { ShareButton } from '../../sharing/ShareButton.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { noteSpinShare } from '../kit/note-spin-share.ts'
import { useActivity } from '../kit/use-activity.ts'
import { RuleText } from '../rules/RuleText.tsx'
import { writeRules } from './rules.ts'
import { CollectedCard } from './CollectedCard.tsx'
import { Fairness } from './Fairness.tsx'
import { SpinLists } from './SpinLists.tsx'
import styles from './SpinPage.module.css'
import { SpinResult } from './SpinResult.tsx'
import { TargetCard } from './TargetCard.tsx'
import { useSpin, type WheelState } from './use-spin.ts'
import { WheelStage } from './WheelStage.tsx'
import { Winners } from './Winners.tsx'

/** The invite wheel, the page of the centre tab. */
export function SpinPage() {
  const asked = useActivity('actInviteUser', {})
  return <ActivityAnswer asked={asked}>{(latest) => <SpinView latest={latest} />}</ActivityAnswer>
}

function SpinView({ latest }: { latest: WheelState }) {
  const t = useText()
  const spinning = useSpin(latest)
  const { wheel, chosen, choose, isSpinning, result, readOn } = spinning
  return (
    <div className={styles.page}>
      <WheelStage spinning={spinning} />
      <div className={styles.side}>
        {wheel.target === null ? (
          <TargetCard wheel={wheel} chosen={chosen} onChoose={choose} isFixed={isSpinning} />
        ) : (
          <CollectedCard wheel={wheel} target={wheel.target} />
        )}
        <ShareButton
          look={wheel.itemStatus === 1 ? 'neutral' : 'brand'}
          isBlock
          onShare={() => void noteSpinShare()}
        >
          {t('inviteSpin.invite')}
        </ShareButton>
        <ConditionList />
        <Winners winners={wheel.winnerList} />
      </div>
      <div className={styles.lists}>
        <SpinLists />
        <Fairness nextSeedHash={wheel.nextSeedHash} />
      </div>
      <RuleText name="InviteUserSpin" write={writeRules} />
      <SpinResult result={result} onClose={readOn} />
    </div>
  )
}
