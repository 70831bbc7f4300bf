import { setTimeout as sleep } from 'node:timers/promises'
import type { BetItem } from '@parlour/server/wallet/index.ts'
import { median, percentile } from '../../bench/figures.ts'
import type { Design } from './designs.ts'

export type Measured = { calls: number; seconds: number; latenciesMs: number[] }
export type NextBet = () => BetItem

/** So many callers, each asking again as soon as it was answered. */
export async function driveAtOnce<Asked>(
  design: Design<Asked>,
  nextBet: () => Asked,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Measured> {
  const latenciesMs: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const call = async () => {
    while (performance.now() < end) latenciesMs.push(await ask(design, nextBet))
  }
  await Promise.all(Array.from({ length: callers }, call))
  return measured(latenciesMs, begun)
}

/** So many calls a second, whether or not those before were answered. */
export async function driveAtRate(
  design: Design,
  nextBet: NextBet,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Measured> {
  const latenciesMs: number[] = []
  const begun = performance.now()
  const asked: Promise<void>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = begun + (index * 1_000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    asked.push(ask(design, nextBet).then((ms) => void latenciesMs.push(ms)))
  }
  await Promise.all(asked)
  return measured(latenciesMs, begun)
}

export type Figures = { perSecond: number; p50Ms: number; p99Ms: number }

/** The median of the rounds: one that the machine disturbed does not count. */
export function summarize(rounds: Measured[]): Figures {
  return {
    perSecond: median(rounds.map(({ calls, seconds }) => calls / seconds)),
    p50Ms: median(rounds.map((round) => percentile(round.latenciesMs, 0.5))),
    p99Ms: median(rounds.map((round) => percentile(round.latenciesMs, 0.99))),
  }
}

async function ask<Asked>(design: Design<Asked>, nextBet: () => Asked): Promise<number> {
  const begun = performance.now()
  await design.ask(nextBet())
  return performance.now() - begun
}

function measured(latenciesMs: number[], begun: number): Measured {
  const seconds = (performance.now() - begun) / 1_000
  return { calls: latenciesMs.length, seconds, latenciesMs }
}
