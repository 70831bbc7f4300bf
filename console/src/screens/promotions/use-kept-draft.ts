import { useEffect, useRef, useState } from 'react'
import { queries } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import type { DraftState } from '../../forms/use-draft.ts'

type Name = CallInput<'setActivityDraft'>['activity']
type Content = NonNullable<CallInput<'setActivityDraft'>['content']>
type Answered = CallOutput<'getActivityDraft'>

/** Every keeping is a line in the audit: not at each letter. */
const restMs = 5_000

/** Keeps what is written on the server, so that a session that ends loses nothing. */
export function useKeptDraft(activity: Name, draft: DraftState, first: Answered['draft']) {
  const [savedTime, setSaved] = useState(first?.savedTime ?? null)
  const { isWritten, content, basedOn } = draft
  const keptText = useRef(first ? JSON.stringify(first.content) : null)
  const text = isWritten ? JSON.stringify(content) : null
  const unkept = useRef<(() => Promise<void>) | null>(null)
  useEffect(() => {
    unkept.current = null
    if (text === keptText.current) return undefined
    const keep = async () => {
      unkept.current = null
      keptText.current = text
      const kept = text === null ? null : (JSON.parse(text) as Content)
      // Whoever comes back sooner than the answer finds it too.
      const told: Answered['draft'] = kept && { basedOn, content: kept, savedTime: Date.now() }
      queries.setQueryData(['getActivityDraft', { activity }], { draft: told })
      const done = await send('setActivityDraft', { activity, basedOn, content: kept })
      setSaved(done.savedTime)
    }
    unkept.current = keep
    const timer = setTimeout(() => void keep().catch(() => undefined), text === null ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [activity, text, basedOn])
  // Whoever leaves the page before then loses nothing either.
  useEffect(() => () => void unkept.current?.().catch(() => undefined), [])
  return savedTime
}
