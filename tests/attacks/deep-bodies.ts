import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import type { Subject } from '../conformance/client.ts'
import { openRound } from '../conformance/client.ts'
import { games } from '../stack/play-stack.ts'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import type { Besieged, Report } from './besieged.ts'
import { median, percentile } from '../bench/figures.ts'
import { from, tally } from './besieged.ts'
import { startSenders } from './deep-senders.ts'

/** A player with a game open, as the game's provider knows them. */
export async function openGame(house: Besieged): Promise<Subject> {
  const { playerId, ...player } = await house.join(1_000_000_00)
  const { gameUrl } = await house.ok('startGame', { gameId: games.open }, { playerId, ...player })
  const token = readLaunch(gameUrl)['token'] ?? ''
  const { url, walletSecret: secret } = house
  return { url, provider: 'arcade', secret, playerId, gameId: games.open, token }
}

/** Posts a body; the status, or that the line was cut before an answer came. */
export async function postBody(
  url: string,
  { call, body, as }: { call: string; body: string; as?: SignedIn | undefined },
): Promise<string> {
  const headers = { 'content-type': 'application/json', ...credentials(as), ...from('198.20.0.7') }
  try {
    const answer = await fetch(`${url}${apiPrefix}${call}`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'cut'
  }
}

type Sizes = {
  rounds: number
  seconds: number
  betsPerSecond: number
  addresses: number
  senders: number
}

/**
 * How soon bets are answered in quiet times, while deep bodies come in, and while they go to a bare
 * server of this machine at the same pace: in turns, each time from addresses that are new. The
 * attacker works on the machine that is measured, and the last of the three tells what that alone
 * does to bets: judged is what the house adds to it. Other work of the machine comes and goes, so
 * that of all turns the middle one counts.
 */
export async function betUnderDeepBodies(house: Besieged, sizes: Sizes): Promise<Report> {
  const subjects: Subject[] = []
  for (let i = 0; i < 20; i++) subjects.push(await openGame(house))
  const as = await house.join()
  await timeBets(subjects, sizes)
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const [quiet, loud, beside]: [Times, Times, Times] = [[], [], []]
  const [answers, elsewhere]: [string[], string[]] = [[], []]
  let workMs = 0
  let used = 0
  const betUnder = async (url: string, times: Times, told: string[]) => {
    const addresses = Array.from({ length: sizes.addresses }, () => `198.20.${++used}.7`)
    const stop = await startSenders({ url, as, addresses, senders: sizes.senders })
    times.push(await timeBets(subjects, sizes))
    told.push(...(await stop()))
  }
  for (let round = 0; round < sizes.rounds; round++) {
    const begun = house.readWorkMs()
    quiet.push(await timeBets(subjects, sizes))
    const between = house.readWorkMs()
    await betUnder(house.url, loud, answers)
    workMs += house.readWorkMs() - between - (between - begun)
    await betUnder(bareUrl, beside, elsewhere)
  }
  bare.disconnect()
  const own = middle(loud, 0.99) / middle(beside, 0.99)
  return {
    figures: {
      'deep bodies': `${answers.length} of 11 MB (${tally(answers)})`,
      bets: [quiet, loud, beside].flat(2).length,
      'work of the house for one': `${(workMs / answers.length).toFixed(1)} ms`,
      'p50, p99 ms in quiet': show(quiet),
      'p50, p99 ms meanwhile': show(loud),
      'were they sent elsewhere': `${show(beside)} (${elsewhere.length} of them)`,
      'p99 times that in quiet': (middle(loud, 0.99) / middle(quiet, 0.99)).toFixed(2),
      'p99 times that elsewhere': `${own.toFixed(2)} (at most 2)`,
    },
    faults: [
      ...(own <= 2 ? [] : [`the house made bets ${own.toFixed(2)} times as slow`]),
      ...answers.filter((answer) => answer.startsWith('5')).slice(0, 1),
    ],
  }
}

/** A list for each turn. */
type Times = number[][]

function middle(times: Times, share: number): number {
  return median(times.map((turn) => percentile(turn, share)))
}

const show = (times: Times) =>
  [0.5, 0.99].map((share) => middle(times, share).toFixed(0)).join(', ')

/** Bets at a steady pace, whether or not the last one was answered. */
async function timeBets(
  subjects: Subject[],
  { seconds, betsPerSecond }: { seconds: number; betsPerSecond: number },
): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let i = 0; i < seconds * betsPerSecond; i++) {
    asked.push(timeBet(subjects[i % subjects.length]!))
    await pause(1000 / betsPerSecond)
  }
  return Promise.all(asked)
}

/** Who is told to ask again does so a moment later, and has waited all the while. */
async function timeBet(subject: Subject): Promise<number> {
  const beganAt = performance.now()
  const round = openRound(subject)
  let { name } = await round.askBet()
  for (let again = 0; name === 'retry' && again < 20; again++) {
    await pause(50)
    name = (await round.askBet()).name
  }
  if (name !== 'ok') throw new Error(`a bet was answered ${name}`)
  return performance.now() - beganAt
}
