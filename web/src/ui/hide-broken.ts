import type { SyntheticEvent } from 'react'

/** A picture that is not there leaves its place empty: the name stands beside it anyway. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = 'hidden'
}
