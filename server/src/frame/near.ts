import type pg from 'pg'
import { createHomes } from './homes.ts'
import { createNearReads } from './near-reads.ts'
import { createNearWrites } from './near-writes.ts'
import { soonGivenUpMs } from './parts.ts'
import type { Queries } from './queries.ts'

type Options = { max: number; waitMs: number; answerMs?: number; options: string }
type Needs = {
  url: () => string
  home: Queries
  shards: () => number
  openAt: (url: string, options: Options) => pg.Pool
  poolSize: number
  readOptions: string
}

/** A machine that takes the line and then says nothing is given up, too, where nothing is lost. */
const patience = { waitMs: soonGivenUpMs, answerMs: 5_000 }
const ofWrites = '-c application_name=parlour\\ near'

/** Where the database is spread: what is done for one player on the machine that has them. */
export function createNear({ url, home, shards, openAt, poolSize: max, readOptions }: Needs) {
  const homes = createHomes({ url, home, shards })
  const openReads = (at: string) => openAt(at, { ...patience, max, options: readOptions })
  const openWrites = (at: string) => openAt(at, { max, waitMs: soonGivenUpMs, options: ofWrites })
  return {
    reads: createNearReads({ homes, open: openReads }),
    writes: createNearWrites({ homes, asked: home, open: openWrites }),
  }
}
