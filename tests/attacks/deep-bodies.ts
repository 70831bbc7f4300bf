import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import type { Subject } from '../conformance/client.ts'
import { openRound } from '../conformance/client.ts'
import { games } from '../stack/play-stack.ts'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import type { Besieged, Report } from './besieged.ts'
import { from, percentile, tally } from './besieged.ts'

/** As long as a picture's body may be, and nothing but brackets. */
export const deepPicture = () => `{"image":${'['.repeat(Math.floor((kycImageMaxBytes * 4) / 3))}`

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

type Sizes = { rounds: number; seconds: number; betsPerSecond: number; senders: number }

/**
 * How soon bets are answered in quiet times and while deep bodies come in, in turns; and while they
 * go to another server of this machine at the same pace, which tells what the attacker
 * costs the machine by sending. Judged is the first against the second, all of it included.
 */
export async function betUnderDeepBodies(house: Besieged, sizes: Sizes): Promise<Report> {
  const { rounds, seconds, betsPerSecond, senders } = sizes
  const subjects: Subject[] = []
  for (let i = 0; i < 20; i++) subjects.push(await openGame(house))
  const attacker = await house.join()
  const load = { seconds, betsPerSecond }
  await timeBets(subjects, load)
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const quiet: number[] = []
  const beside: number[] = []
  const loud: number[] = []
  const elsewhere: string[] = []
  const answers: string[] = []
  let workMs = 0
  const betUnder = async (url: string, times: number[], told: string[]) => {
    const stop = await startSender({ url, as: attacker, senders })
    times.push(...(await timeBets(subjects, load)))
    told.push(...(await stop()))
  }
  for (let round = 0; round < rounds; round++) {
    const begun = house.readWorkMs()
    quiet.push(...(await timeBets(subjects, load)))
    const between = house.readWorkMs()
    await betUnder(house.url, loud, answers)
    workMs += house.readWorkMs() - between - (between - begun)
    await betUnder(bareUrl, beside, elsewhere)
  }
  bare.disconnect()
  const [before, during] = [percentile(quiet, 0.99), percentile(loud, 0.99)]
  const ratio = during / before
  const text = (times: number[]) =>
    [0.5, 0.99].map((share) => percentile(times, share).toFixed(0)).join(', ')
  return {
    figures: {
      'deep bodies': `${answers.length} of 11 MB (${tally(answers)})`,
      bets: quiet.length + loud.length,
      'work of the house for one': `${(workMs / answers.length).toFixed(1)} ms`,
      'p50, p99 ms in quiet': text(quiet),
      'p50, p99 ms meanwhile': text(loud),
      'were they sent elsewhere': `${text(beside)} (${elsewhere.length} of them)`,
      'p99 times': `${ratio.toFixed(2)} (at most 2)`,
      'times that beside it': (during / percentile(beside, 0.99)).toFixed(2),
    },
    faults: [
      ...(ratio <= 2 ? [] : [`bets became ${ratio.toFixed(2)} times as slow`]),
      ...answers.filter((answer) => answer.startsWith('5')).slice(0, 1),
    ],
  }
}

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

export type Sending = { url: string; as: SignedIn; senders: number }

/** In a process of its own, so that it does not slow who measures. */
async function startSender(sending: Sending): Promise<() => Promise<string[]>> {
  const child = fork(path.join(import.meta.dirname, 'deep-sender.ts'))
  child.send(sending)
  await once(child, 'message')
  return async () => {
    child.send('stop')
    const [answers] = (await once(child, 'message')) as [string[]]
    child.disconnect()
    return answers
  }
}
