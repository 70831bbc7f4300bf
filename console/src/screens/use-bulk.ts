import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { useActs } from '../ui/use-acts.ts'
import { useArmed } from '../ui/use-armed.ts'
import { faultText } from '../ui/use-fault.ts'

/** At most so many rows are acted on at once. */
const mostMarked = 100

export type Outcome = { id: string; said: string; isDone: boolean }
type Asked = {
  /** Rows that can still be decided. */
  ids: readonly string[]
  current: string | null
  /** Each answers what it led to, in words. */
  yes: (id: string) => Promise<string>
  no?: (id: string, reason: string) => Promise<string>
}

/** `x` marks rows; yes and no then go to each, one after the other, and each tells its end. */
export function useBulk({ ids, current, yes, no }: Asked) {
  const t = useText()
  const [marks, mark] = useState<readonly string[]>([])
  const [outcomes, tell] = useState<Outcome[] | null>(null)
  const acts = useActs<'no'>()
  const marked = ids.filter((id) => marks.includes(id))
  const toggle = (id: string) =>
    mark(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id])
  const each = (work: (id: string) => Promise<string>) =>
    acts.act(async () => {
      const ends: Outcome[] = []
      for (const id of marked) {
        const end = await work(id).then(
          (said) => ({ id, said, isDone: true }),
          (failure: unknown) => ({ id, said: faultText(t, failure), isDone: false }),
        )
        ends.push(end)
      }
      mark([])
      tell(ends)
      const done = ends.filter(({ isDone }) => isDone).length
      return t('bulk.done', { n: done, all: ends.length })
    })
  const armed = useArmed(marked.length > 0 ? marked.join() : null, () => each(yes))
  const isOn = marked.length > 0
  const canAct = isOn && !acts.isBusy
  return {
    isOn,
    marked,
    toggle,
    clear: () => mark([]),
    markAll: () => mark(isOn ? [] : ids.slice(0, mostMarked)),
    acts,
    armed,
    refuse: no && ((reason: string) => each((id) => no(id, reason))),
    outcomes,
    forget: () => tell(null),
    keys: {
      x: current !== null && marked.length < mostMarked ? () => toggle(current) : undefined,
      ...(isOn && { Escape: () => mark([]) }),
      ...(canAct && { ...armed.keys, ...(no && { r: () => acts.ask('no') }) }),
    },
  }
}
export type Bulk = ReturnType<typeof useBulk>
