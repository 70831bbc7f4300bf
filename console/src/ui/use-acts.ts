import { useState } from 'react'
import { refreshAll } from '../calls/queries.ts'
import { useFault } from './use-fault.ts'

/** What is done on a screen: one act at a time, told once when done, and in words why not. */
export function useActs<Question extends string = never>() {
  const [said, say] = useState<string | null>(null)
  const [asked, setAsked] = useState<Question | null>(null)
  const { fault, isBusy, attempt, clear } = useFault()
  return {
    fault,
    isBusy,
    said,
    hush: () => say(null),
    /** The question that is open, such as for a reason. */
    asked,
    ask: (question: Question) => {
      clear()
      setAsked(question)
    },
    leave: () => setAsked(null),
    /** The work answers what it led to. */
    act: (work: () => Promise<string>) =>
      void attempt(async () => {
        const text = await work()
        setAsked(null)
        say(text)
        await refreshAll()
      }),
  }
}
export type Acts = Pick<ReturnType<typeof useActs>, 'fault' | 'isBusy' | 'leave'>
