import { findActivityPath } from './activities/index.ts'
import { goTo } from './browser/navigation.ts'

/** A draft of a promotion opens at its page. */
export function openPreviewed(): void {
  const type = new URLSearchParams(location.search).get('act')
  const path = type === null ? null : findActivityPath(Number(type))
  if (path) goTo(path)
}
