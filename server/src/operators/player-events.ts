import { listLatestOrders } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { FrameFailure } from '../frame/failures.ts'
import { readIdCursor } from '../frame/input.ts'
import { readTimePlace } from '../frame/time-place.ts'
import { listSignIns, signInOrder } from '../session/index.ts'
import { listEntries } from '../wallet/index.ts'
import { listActs } from './audit.ts'

type What = 'entry' | 'signIn' | 'act'
type Event = {
  eventId: string
  what: What
  code: string
  change: number | null
  balance: number | null
  source: string
  roundId: string | null
  by: string | null
  isProposed: boolean
  time: number
}
type Placed = Event & { place: string }
type Kind = 'all' | 'money' | 'play' | 'signIn' | 'operators'
type Page = { playerId: number; kind: Kind; cursor?: string | undefined; limit: number }

const kindsOf = {
  money: ['deposit', 'withdrawal', 'reward', 'safebox', 'other'],
  play: ['bet', 'win', 'refund'],
} as const

/** Everything that happened with a player, the newest first, each kind from where it was left. */
export async function listEvents(queries: Queries, page: Page) {
  const { kind, limit } = page
  const places = readPlaces(page.cursor)
  const wanted = { ...page, limit: limit + 1 }
  const isAsked = (...kinds: Kind[]) => kind === 'all' || kinds.includes(kind)
  const heads = [
    isAsked('money', 'play') ? await readEntries(queries, wanted, places.entry) : [],
    isAsked('signIn') ? await readSignIns(queries, wanted, places.signIn) : [],
    isAsked('operators') ? await readActs(queries, wanted, places.act) : [],
  ]
  const shown = mergeNewest(heads, limit)
  for (const { what, place } of shown) places[what] = place
  const hasMore = heads.some((head) => head.length > 0)
  const nextCursor = `${places.entry}_${places.signIn}_${places.act}`
  return {
    eventList: shown.map(({ place: _place, ...event }): Event => event),
    nextCursor: hasMore ? nextCursor : null,
  }
}

/** Takes the newest head again and again: each list keeps its own order, and what is left over. */
export function mergeNewest<Row extends { time: number }>(heads: Row[][], limit: number): Row[] {
  const taken: Row[] = []
  while (taken.length < limit) {
    const left = heads.filter((head) => head.length > 0)
    const [newest] = left.toSorted(([one], [other]) => (other?.time ?? 0) - (one?.time ?? 0))
    const next = newest?.shift()
    if (!next) break
    taken.push(next)
  }
  return taken
}

/** A dash: from the beginning. */
function readPlaces(cursor: string | undefined): Record<What, string> {
  if (cursor === undefined) return { entry: '', signIn: '', act: '' }
  const [entry = '', signIn = '', act, more] = cursor.split('_')
  if (act === undefined || more !== undefined || !/^\d{0,15}$/.test(entry))
    throw new FrameFailure('badInput', 'cursor: not one of ours')
  return { entry, signIn, act }
}

async function readEntries(queries: Queries, page: Page, place: string): Promise<Placed[]> {
  const { playerId, kind, limit } = page
  const kinds = kind === 'money' || kind === 'play' ? { kinds: kindsOf[kind] } : {}
  const wanted = { playerId, account: 'coin', limit, ...kinds } as const
  const { entries } = await listEntries(queries, { ...wanted, ...(place && { cursor: place }) })
  return entries.map(({ entryId, code, change, balance, source, roundId, at }) => ({
    eventId: entryId,
    what: 'entry',
    code,
    change,
    balance,
    source,
    roundId,
    by: null,
    isProposed: false,
    time: at.getTime(),
    place: entryId.slice(entryId.lastIndexOf('-') + 1),
  }))
}

const nothing = { change: null, balance: null, roundId: null, isProposed: false }

async function readSignIns(queries: Queries, page: Page, place: string): Promise<Placed[]> {
  const after = readTimePlace(place || undefined, signInOrder)
  const found = await listSignIns(queries, { ...page, after })
  return found.map(({ sessionId, model, os, country, createdAt, place: own }) => ({
    eventId: sessionId,
    what: 'signIn',
    code: 'signIn',
    ...nothing,
    source: [model, os, country].filter(Boolean).join(' · '),
    by: null,
    time: createdAt.getTime(),
    place: own,
  }))
}

const mostOrders = 100

/** What was done to the account itself, and to the latest orders. */
async function readActs(queries: Queries, page: Page, place: string): Promise<Placed[]> {
  const { playerId, limit } = page
  const orders = await listLatestOrders(queries, playerId, mostOrders)
  const subjects = [String(playerId), ...orders.map(({ orderId }) => orderId)]
  const before = readIdCursor(place || undefined)
  const acts = await listActs(queries, { subjects, before, limit })
  return acts.map(({ auditId, operatorName, action, subject, isProposed, at }) => ({
    eventId: `act-${auditId}`,
    what: 'act',
    code: action,
    ...nothing,
    isProposed,
    source: subject === String(playerId) ? '' : subject,
    by: operatorName,
    time: at.getTime(),
    place: String(auditId),
  }))
}
