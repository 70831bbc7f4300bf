import { useState } from 'react'

/** Most mails that one call deletes. */
const mostChosen = 100

/** Which mails are chosen for deletion; null while nothing is being chosen. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  return {
    chosen,
    start: () => setChosen(new Set()),
    end: () => setChosen(null),
    choose: (ids: readonly number[]) => setChosen(new Set(ids.slice(0, mostChosen))),
    toggle: (id: number, isChosen: boolean) => {
      const next = new Set(chosen)
      if (isChosen && next.size < mostChosen) next.add(id)
      else next.delete(id)
      setChosen(next)
    },
  }
}
