export const batchSize = 20
export const flushGapMs = 3000

/** Collects entries and hands them on when 20 are there, 3 s after the first, or when told to. */
export function makeBatches<Entry>(deliver: (batch: Entry[]) => void) {
  let waiting: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) deliver(batch)
  }

  const add = (entry: Entry): void => {
    waiting.push(entry)
    if (waiting.length >= batchSize) flush()
    else timer ??= setTimeout(flush, flushGapMs)
  }

  return { add, flush }
}
