import { ShareButton } from '../../sharing/ShareButton.tsx'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { RuleText } from '../rules/RuleText.tsx'
import { Card } from '../../ui/Card.tsx'
import { ShieldIcon } from '../../ui/icons.ts'
import { useMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { dateTimeText } from '../../i18n/format.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { noteSpinShare, type Spun, useSpin, type WheelState } from './use-spin.ts'
import { writeRules } from './rules.ts'
import { CollectedCard, TargetCard } from './SpinCards.tsx'
import { SpinLists } from './SpinLists.tsx'
import { WheelStage } from './WheelStage.tsx'
import styles from './SpinPage.module.css'
import fairnessStyles from './Fairness.module.css'
import cardsStyles from './Cards.module.css'
import spinListsStyles from './SpinLists.module.css'

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
      <div className={styles.rules}>
        <RuleText name="InviteUserSpin" write={writeRules} />
      </div>
      <SpinResult result={result} onClose={readOn} />
    </div>
  )
}

/** The promise behind the next spin. */
function Fairness({ nextSeedHash }: { nextSeedHash: string }) {
  const t = useText()
  return (
    <Card look="flat" className={fairnessStyles.fairness}>
      <h3 className={fairnessStyles.heading}>
        <ShieldIcon className={fairnessStyles.shield} />
        {t('inviteSpin.fair')}
      </h3>
      <p className={fairnessStyles.how}>{t('inviteSpin.fairNote')}</p>
      <code className={fairnessStyles.hash} aria-label={t('inviteSpin.nextHash')}>
        {nextSeedHash}
      </code>
    </Card>
  )
}

type SpinResultProps = { result: Spun | null; onClose: () => void }

/** What a spin gave, and how much is there now. */
function SpinResult({ result, onClose }: SpinResultProps) {
  const t = useText()
  const money = useMoney()
  const collected = money(result?.collected ?? 0)
  const target = money(result?.target ?? 0)
  return (
    <Dialog
      open={result !== null}
      onClose={onClose}
      title={t('inviteSpin.result', { amount: money(result?.amount ?? 0) })}
      text={t(result?.itemStatus === 1 ? 'inviteSpin.resultFull' : 'inviteSpin.resultSum', {
        collected,
        target,
      })}
      actions={
        <Button look="brand" isBlock onClick={onClose}>
          {t('inviteSpin.goOn')}
        </Button>
      }
    >
      <img className={cardsStyles.coin} src={itemArt('coin')} alt="" />
    </Dialog>
  )
}

const mostShown = 5

/** Who really exchanged a wheel lately; nothing before there is anybody. */
function Winners({ winners }: { winners: WheelState['winnerList'] }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  if (winners.length === 0) return null
  return (
    <Card look="flat">
      <h3 className={spinListsStyles.heading}>{t('inviteSpin.winners')}</h3>
      <ul>
        {winners.slice(0, mostShown).map(({ phone, timestamp, amount }) => (
          <li key={`${phone}${timestamp}`}>
            <ListRow
              image={itemArt('coin')}
              title={<span className="num">{phone}</span>}
              text={dateTimeText(timestamp, locale)}
              end={<b className={spinListsStyles.gain}>+{money(amount)}</b>}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
