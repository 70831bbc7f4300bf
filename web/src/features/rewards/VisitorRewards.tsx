import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'

/** Rewards are a player's own: a visitor is shown the way in. */
export function VisitorRewards() {
  const t = useText()
  return (
    <EmptyState
      title={t('reward.visitor')}
      text={t('reward.visitorNote')}
      action={
        <>
          <Button look="brand" href="/login?back=%2Flobby%2Frewards">
            {t('frame.login')}
          </Button>
          <Button href="/register">{t('frame.registerLong')}</Button>
        </>
      }
    />
  )
}
