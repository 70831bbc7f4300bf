import { goTo } from './navigation.ts'

/** One page back, as long as that is still one of ours; otherwise home. */
export function goBack(): void {
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (canGoBack) history.back()
  else goTo('/lobby/home', { replace: true })
}
