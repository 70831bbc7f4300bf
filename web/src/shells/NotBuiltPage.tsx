import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { MaintenanceState } from '../ui/StateView.tsx'
import { useRoute } from './current-route.ts'

/** Stands in for a page that is still to be built. */
export function NotBuiltPage() {
  const t = useText()
  const route = useRoute()
  const isHome = route.path === '/lobby/home'
  return (
    <>
      {route.header === 'lobby' && <h1 className="visually-hidden">{t(route.title)}</h1>}
      <MaintenanceState
        title={t('frame.notBuilt')}
        text={t('frame.notBuiltNote')}
        action={
          isHome ? undefined : (
            <Button look="brand" href="/lobby/home">
              {t('common.goHome')}
            </Button>
          )
        }
      />
    </>
  )
}
