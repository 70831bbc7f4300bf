import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { StopReason } from '../stop-reason.ts'

/** A first start writes about this much. */
const startMb = 150
/** Below this PostgreSQL and the arcade can hardly write a thing. */
const leastMb = 64
const lowMb = 500
/** Well above the alarm, or it would ring on and off. */
const enoughMb = 600

export type Disk = {
  /** Resolves at once when something can be written, otherwise when space was freed. */
  untilFree: () => Promise<void>
}

type Options = {
  say: (line: string) => void
  /** Ends the watch. */
  signal: AbortSignal
  everyMs?: number
  readFreeMb?: (folder: string) => Promise<number>
}

export async function requireSpace(folder: string, readFreeMb = findFreeMb): Promise<void> {
  const freeMb = await readFreeMb(folder)
  if (freeMb < startMb)
    throw new StopReason(
      `Parlour cannot start: the disk of ${folder} has ${freeMb} MB free and ${startMb} MB are ` +
        'needed. Free some space, or set DATA_DIR to a folder on another disk.',
    )
}

/** Says it loudly, once, when the disk runs full, and again when it has recovered. */
export function watchDisk(folder: string, options: Options): Disk {
  const { say, signal, everyMs = 10_000, readFreeMb = findFreeMb } = options
  const rest = () => pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)

  async function watch(): Promise<void> {
    let isLow = false
    while (!signal.aborted) {
      const freeMb = await readFreeMb(folder)
      if (!isLow && freeMb < lowMb)
        say(
          `WARNING: the disk of ${folder} is nearly full, ${freeMb} MB are left. Free some space.`,
        )
      if (isLow && freeMb >= enoughMb) say(`the disk of ${folder} has ${freeMb} MB free again`)
      isLow = isLow ? freeMb < enoughMb : freeMb < lowMb
      await rest()
    }
  }

  async function untilFree(): Promise<void> {
    let hasSaid = false
    while (!signal.aborted && (await readFreeMb(folder)) < leastMb) {
      if (!hasSaid)
        say(`the disk of ${folder} is full: nothing is started again before it has room`)
      hasSaid = true
      await rest()
    }
  }

  void watch()
  return { untilFree }
}

/** Where the system cannot tell, nothing is held up. */
async function findFreeMb(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return Math.floor((bavail * bsize) / 1_000_000)
  } catch {
    return Infinity
  }
}
