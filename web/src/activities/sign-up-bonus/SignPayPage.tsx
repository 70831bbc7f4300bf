import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { EndedTips } from '../kit/EndedTips.tsx'
import { CardTerms } from './CardTerms.tsx'
import { OwnCards } from './OwnCards.tsx'
import { isOver, useSignCards } from './use-sign-cards.ts'

/** The daily coins of the cards one has. */
export function SignPayPage() {
  const t = useText()
  const asked = useSignCards()
  return (
    <ActivityAnswer asked={asked}>
      {(cards) => (
        <ActivityFrame
          name="SignUpBonus"
          title={t('signUpBonus.title')}
          text={t('signUpBonus.text', { days: cards.loginPayConfig.days })}
        >
          <OwnCards cards={cards} />
          {cards.ownList.length === 0 && <NoCard />}
          {cards.ownList.length > 0 && cards.buyPropIds.length > 0 && (
            <Button href="/activity/sign">{t('signUpBonus.see')}</Button>
          )}
          {cards.ownList.length > 0 && <CardTerms cards={cards} />}
          {isOver(cards) && <EndedTips />}
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function NoCard() {
  const t = useText()
  return (
    <EmptyState
      title={t('signUpBonus.none')}
      text={t('signUpBonus.noneText')}
      action={
        <Button look="brand" href="/activity/sign">
          {t('signUpBonus.see')}
        </Button>
      }
    />
  )
}
