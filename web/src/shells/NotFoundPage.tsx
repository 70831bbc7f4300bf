import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/StateView.tsx'

export function NotFoundPage() {
  const t = useText()
  return (
    <EmptyState
      title={t('frame.missing')}
      text={t('frame.missingNote')}
      action={
        <Button look="brand" href="/lobby/home">
          {t('common.goHome')}
        </Button>
      }
    />
  )
}
