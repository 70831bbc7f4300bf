import { setTimeout as sleep } from 'node:timers/promises'
import type { Archive } from '../archive/archive.ts'
import { openMonthFiles } from '../archive/month-files.ts'
import { openMonthTables } from '../archive/month-tables.ts'
import type { Log } from '../rounds/arcade.ts'
import { atOnce } from '../store/group.ts'
import { migrate, newestVersion } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import { openStore, openWorkingStore } from '../store/open.ts'
import { keepRows } from './keep-rows.ts'
import type { Keeper, Turn } from './keeper.ts'
import { openKeeper } from './keeper.ts'
import type { KeptRow } from './rows.ts'
import { putRows } from './rows.ts'

/** Of all copies one leads, and the store is its own. */
export type Lead = {
  store: Store
  archive: Archive
  isLeading(): boolean
  /** Leads, and has lately been told so: a proxy may send players. */
  isReady(): boolean
  /** Done as soon as this one leads. */
  begin(work: () => void): void
  close(): Promise<void>
}

/** The only copy, with a file of its own. */
export function leadAlone(dataDir: string | undefined): Lead {
  const store = openStore(dataDir)
  const archive = openMonthFiles(dataDir)
  return {
    store,
    archive,
    isLeading: () => true,
    isReady: () => true,
    begin: (work) => work(),
    async close() {
      store.close()
      await archive.close()
    },
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
  const archive = openMonthTables(url)
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
        if (place === null) place = await readAll(keeper, store, turn)
        else if (turn.number > place.number) place = await follow(keeper, store, place)
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
    archive,
    isLeading: () => hold !== null,
    isReady: () => hold?.isSure() ?? false,
    begin: (work) => void (hold ? work() : waiting.push(work)),
    async close() {
      isClosing = true
      await following
      await hold?.release()
      await Promise.all([keeper.close(), archive.close()])
      store.close()
    },
  }
}

class MustEnd extends Error {}

/**
 * Page by page, so that this process answers meanwhile: there may be much of it, and nothing that
 * a page could be at odds with. Answers how far that is.
 */
async function readAll(keeper: Keeper, store: Store, { version }: Turn): Promise<Turn> {
  if (version > newestVersion()) throw new MustEnd('a newer version has led')
  migrate(store, version)
  store.exec('pragma foreign_keys = off')
  const again = (error: unknown) => {
    throw new MustEnd(`has to begin anew: ${String(error)}`)
  }
  const turn = await keeper.read(0, (rows) => put(store, rows)).catch(again)
  if (turn.version !== version) return again('the version has changed')
  store.exec('pragma foreign_keys = on')
  return turn
}

/** What is new, all at once. Answers how far that is. */
async function follow(keeper: Keeper, store: Store, place: Turn): Promise<Turn> {
  const news: KeptRow[] = []
  const turn = await keeper.read(place.number, (rows) => void news.push(...rows))
  if (turn.version > newestVersion()) throw new MustEnd('a newer version has led')
  const isChanged = place.version > 0 && turn.version !== place.version
  if (isChanged || place.number < turn.floor) throw new MustEnd('has to begin anew')
  migrate(store, turn.version)
  put(store, news)
  return turn
}

function put(store: Store, rows: readonly KeptRow[]): void {
  if (rows.length > 0) atOnce(store, () => putRows(store, rows))
}
