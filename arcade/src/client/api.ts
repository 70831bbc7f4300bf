import type { LaunchingPage } from './early-launch.ts'
import type { GameLine } from './line.ts'
import { keepLine } from './line.ts'
import { tellLobby } from './lobby.ts'
import { pause } from './motion.ts'
import { rootPath } from './page.ts'
import { newWords } from './words.ts'

export type RoundView = {
  roundId: string
  isOver: boolean
  stakeAmount: number
  winAmount: number
  openedAtMs: number
  table: Record<string, unknown>
}
export type SeedsView = {
  /** Null until the first words are given. */
  current: { commitment: string; playerSeed: string; nextNonce: number } | null
  /** The hash of the seed that the next words are for. */
  nextCommitment: string
}
export type FreeRounds = { freeRoundsId: string; stakeAmount: number; roundsLeft: number }
export type Snapshot = {
  balance: number | null
  /** What sums are written with: ฿. */
  currencySign: string
  minStake: number
  maxStake: number
  mayAutoplay: boolean
  mayHurry: boolean
  returnToPlayer: { numerator: number; denominator: number }
  /** Where choices of the player return differently: the least of them. */
  leastReturn: { numerator: number; denominator: number } | null
  round: RoundView | null
  /** A second bet at once, where a game takes two. */
  beside: RoundView[]
  history: RoundView[]
  freeRounds: FreeRounds | null
  isOwed: boolean
  refusedWins: { roundId: string; amount: number; status: string }[]
  seeds: SeedsView
}
export type ActAnswer = {
  round: RoundView
  balance: number | null
  freeRounds: FreeRounds | null
  isOwed: boolean
}
export type RotateAnswer = {
  seeds: SeedsView
  revealed: { serverSeed: string; commitment: string } | null
}

/** What went wrong, by its name on the wire; `offline` when nothing was heard at all. */
export class Refused extends Error {
  /** The games it is about, where it is about some. */
  readonly games: Record<'th' | 'en', string>[]
  constructor(name: string, games: Record<'th' | 'en', string>[] = []) {
    super(name)
    this.games = games
  }
}

export type Api = {
  launch(): Promise<Snapshot>
  snapshot(): Promise<Snapshot>
  act(action: object): Promise<ActAnswer>
  rotate(wish: { playerSeed: string; commitment: string }): Promise<RotateAnswer>
  /** What happens in a shared round, for as long as the page is open. */
  hear(take: (message: unknown) => void): void
  /** The same both ways, where a game has such a line. */
  line(take: (message: unknown) => void): GameLine
}

type Problem = { error?: string; games?: Record<'th' | 'en', string>[] }

/** After so long without a word there is no line. */
const patienceMs = 15_000

export function openApi(gameNumber: string): Api {
  const game = `${rootPath()}/play/${gameNumber}`
  const kept = `bearer:${game}`
  let bearer = sessionStorage.getItem(kept) ?? ''
  const ask = <T>(what: string, body?: object): Promise<T> =>
    read(
      fetch(`${game}/${what}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    )
  return {
    async launch() {
      const { launching }: LaunchingPage = window
      if (!launching) return ask('snapshot')
      const opened = await read<Snapshot & { bearer: string }>(launching)
      bearer = opened.bearer
      sessionStorage.setItem(kept, bearer)
      hideToken()
      return opened
    },
    snapshot: () => ask('snapshot'),
    act: (action) => ask('act', action),
    rotate: (wish) => ask('rotate', wish),
    hear: (take) => void keepHearing(`${game}/stream`, () => bearer, take),
    line: (take) => keepLine(`${game}/sea`, () => bearer, take),
  }
}

async function read<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked.catch(() => null)
  if (!answer) throw new Refused('offline')
  const json = (await answer.json().catch(() => ({}))) as T & Problem
  if (!answer.ok) throw new Refused(json.error ?? 'failed', json.games)
  return json
}

const longestPauseMs = 8_000

async function keepHearing(
  address: string,
  bearer: () => string,
  take: (message: unknown) => void,
): Promise<never> {
  for (let pauseMs = 500; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    // Should a chain of shared rounds wait for its salt, it takes these.
    const headers = { authorization: `Bearer ${bearer()}`, 'x-words': newWords() }
    const answer = await fetch(address, { headers }).catch(() => null)
    if (answer?.status === 401) tellLobby('sessionLost')
    if (answer?.ok && answer.body) {
      pauseMs = 250
      await readAll(answer.body, take).catch(() => undefined)
    }
    take({ kind: 'lost' })
    await pause(pauseMs)
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  take: (message: unknown) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const one of whole) if (one.startsWith('data: ')) take(JSON.parse(one.slice(6)))
  }
}

/** The address stays usable for a reload, which goes on with the bearer. */
function hideToken(): void {
  const url = new URL(location.href)
  url.hash = ''
  history.replaceState(null, '', url)
}
