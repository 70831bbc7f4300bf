import { useEffect } from 'react'
import { goTo } from '../../browser/navigation.ts'
import { returnPath } from '../../browser/return-path.ts'
import { findToken } from '../../session/store.ts'

/** Whoever opens a way in while being in already is taken on; signing in here decides itself. */
export function useLeaveIfSignedIn(): void {
  useEffect(() => {
    if (findToken()) goTo(returnPath(), { replace: true })
  }, [])
}
