import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../rounds/arcade.ts'
import { atOnce } from '../store/group.ts'
import { migrate, newestVersion } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import { openStore, openWorkingStore } from '../store/open.ts'
import { keepRows } from './keep-rows.ts'
import type { Keeper, Turn } from './keeper.ts'
import { openKeeper } from './keeper.ts'
import { beginStaging, putRows, stageRows } from './rows.ts'

/** Of all copies one leads, and the store is its own. */
export type Lead = {
  store: Store
  isLeading(): boolean
  /** Done as soon as this one leads. */
  begin(work: () => void): void
  close(): Promise<void>
}

/** The only copy, with a file of its own. */
export function leadAlone(dataDir: string | undefined): Lead {
  const store = openStore(dataDir)
  return {
    store,
    isLeading: () => true,
    begin: (work) => work(),
    close: async () => store.close(),
  }
}

type Options = {
  log: Log
  /** This process must not go on: it does not lead any more, or cannot follow. */
  onLost: (reason: string) => void
}

const lookMs = 250

/** One of several: follows what the leader has kept, and leads when that one has fallen silent. */
export function leadInTurn(url: string, { log, onLost }: Options): Lead {
  const keeper = openKeeper(url)
  const store = openWorkingStore()
  const waiting: (() => void)[] = []
  let hold: ReturnType<typeof keepRows> | null = null
  let isClosing = false

  const lead = (turn: Turn) => {
    hold = keepRows({ store, keeper, turn, log, onLost })
    log.info({ term: turn.term }, 'leads from now on')
    for (const work of waiting) work()
  }
  const following = (async () => {
    for (let place: Turn | null = null; !isClosing; await sleep(lookMs)) {
      try {
        const turn = await keeper.look()
        if (place === null || turn.number > place.number) place = await follow(keeper, store, place)
        if (!turn.isFree || turn.number !== place.number) continue
        if (!(await keeper.takeTurn(turn.term))) continue
        const last = await follow(keeper, store, place)
        if (last.term === turn.term + 1) return lead(last)
      } catch (error) {
        if (error instanceof MustEnd || hold) return onLost(String(error))
        log.warn({ err: error }, 'cannot follow')
      }
    }
  })()
  return {
    store: Object.assign(store, { kept: () => hold?.kept() ?? Promise.resolve() }),
    isLeading: () => hold?.isSure() ?? false,
    begin: (work) => void (hold ? work() : waiting.push(work)),
    async close() {
      isClosing = true
      await following
      await hold?.release()
      await keeper.close()
      store.close()
    },
  }
}

class MustEnd extends Error {}

/** Answers how far it has come. */
async function follow(keeper: Keeper, store: Store, place: Turn | null): Promise<Turn> {
  beginStaging(store)
  const turn = await keeper.read(place?.number ?? 0, (rows) => stageRows(store, rows))
  const isAnew = place !== null && place.version > 0 && turn.version !== place.version
  if (turn.version > newestVersion()) throw new MustEnd('a newer version has led')
  if (isAnew || (place && place.number < turn.floor)) throw new MustEnd('has to begin anew')
  migrate(store, turn.version)
  if (turn.number > (place?.number ?? 0)) atOnce(store, () => putRows(store))
  return turn
}
