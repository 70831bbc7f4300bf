import { useIsDesktop } from '../browser/viewport.ts'
import { useIsResting } from './store.ts'

/** Beside account pages a desktop has a menu that leads to all of them; not during a break. */
export function useHasAccountMenu(): boolean {
  const isDesktop = useIsDesktop()
  const isResting = useIsResting()
  return isDesktop && !isResting
}
