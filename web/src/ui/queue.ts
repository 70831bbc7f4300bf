/** One at a time: what is on the screen, and what waits for it to go. */
export type Queue<Item> = {
  shown: Item | null
  /** The last that was shown. A dialog draws it while it closes: its words do not vanish first. */
  latest: Item | null
  waiting: readonly Item[]
}

export const emptyQueue: Queue<never> = { shown: null, latest: null, waiting: [] }

export function show<Item>(queue: Queue<Item>, item: Item): Queue<Item> {
  return { ...queue, shown: item, latest: item }
}

/** Shows it, or lets it wait behind the others. */
export function addLast<Item>(queue: Queue<Item>, item: Item): Queue<Item> {
  if (queue.shown === null) return show(queue, item)
  return { ...queue, waiting: [...queue.waiting, item] }
}

/** What is shown goes, and the next comes. */
export function showNext<Item>(queue: Queue<Item>): Queue<Item> {
  const [next, ...waiting] = queue.waiting
  return next === undefined ? { ...queue, shown: null } : show({ ...queue, waiting }, next)
}
