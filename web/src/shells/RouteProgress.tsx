import { useText } from '../i18n/use-text.ts'
import { NavProgress } from '../ui/NavProgress.tsx'
import { useIsNavigating } from './navigator.ts'

export function RouteProgress() {
  const t = useText()
  const isLoading = useIsNavigating((state) => state.isLoading)
  return <NavProgress isActive={isLoading} label={t('frame.loading')} />
}
