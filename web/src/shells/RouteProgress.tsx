import { useText } from '../i18n/use-text.ts'
import { NavProgress } from '../ui/NavProgress.tsx'
import { useVisit } from './navigator.ts'

export function RouteProgress() {
  const t = useText()
  const isLoading = useVisit((state) => state.isLoading)
  return <NavProgress isActive={isLoading} label={t('frame.loading')} />
}
