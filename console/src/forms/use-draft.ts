import { useEffect, useState } from 'react'
import { setAt } from './content.ts'

type Shown = { version: number; content: object }
type Draft = { basedOn: number; content: object }

/** What is being written, and the version it was begun with. Nothing written: what is in force. */
export function useDraft(shown: Shown | undefined, begun: Draft | null = null) {
  const [draft, setDraft] = useState<Draft | null>(begun)
  const [turn, setTurn] = useState(0)
  const basedOn = draft?.basedOn ?? shown?.version ?? 0
  const content = draft?.content ?? shown?.content ?? {}
  return {
    content,
    basedOn,
    isWritten: draft !== null,
    /** Another one once a draft was put away: what showed it shows it no longer. */
    turn,
    /** Somebody made a newer version while this was written. */
    isStale: draft !== null && shown !== undefined && shown.version !== basedOn,
    set: (path: string, value: unknown) =>
      setDraft((now) => ({
        basedOn: now?.basedOn ?? shown?.version ?? 0,
        content: setAt(now?.content ?? shown?.content ?? {}, path, value) as object,
      })),
    /** A whole content, such as an older version. */
    take: (whole: object) => setDraft({ basedOn: shown?.version ?? 0, content: whole }),
    /** Goes on with what was written, over the newer version. */
    keep: () => setDraft((now) => now && { ...now, basedOn: shown?.version ?? now.basedOn }),
    discard: () => {
      setDraft(null)
      setTurn((now) => now + 1)
    },
  }
}
export type DraftState = ReturnType<typeof useDraft>

const restMs = 300

/** A value once nobody has changed it for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
