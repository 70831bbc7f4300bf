import { noExpiry } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { EndedTips } from '../kit/EndedTips.tsx'
import { CardShop } from './CardShop.tsx'
import { CardTerms } from './CardTerms.tsx'
import { OwnCards } from './OwnCards.tsx'
import { isOver, useSignCards } from './use-sign-cards.ts'

/** The sign-in cards: one’s own with their days first, then those on sale. */
export function SignPage() {
  const t = useText()
  const asked = useSignCards()
  return (
    <ActivityAnswer asked={asked}>
      {(cards) => (
        <ActivityFrame
          name="SignUpBonus"
          title={t('signUpBonus.title')}
          text={t('signUpBonus.text', { days: cards.loginPayConfig.days })}
          expireTime={cards.buyPropIds.length > 0 ? cards.expireTime : noExpiry}
          onEnd={() => void asked.refetch()}
          ruleHref="/rule/signBonus"
        >
          <OwnCards cards={cards} />
          <CardShop cards={cards} />
          <CardTerms cards={cards} />
          {isOver(cards) && <EndedTips />}
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}
