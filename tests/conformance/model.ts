import type { WalletStatus } from '@parlour/contract/wallet-protocol.ts'

/** The protocol's rules about money once more, as plainly as they can be said. */

export type Step =
  | { call: 'bet'; key: string; roundId: string; amount: number }
  | { call: 'betWin'; key: string; roundId: string; amount: number; winAmount: number }
  | {
      call: 'win'
      key: string
      roundId: string
      betKey: string
      amount: number
      closesRound: boolean
    }
  | { call: 'rollback'; key: string; roundId: string; betKey: string }

export type Expected = { status: WalletStatus; balance: number }
type Kept = { step: Step; balance: number }
type StakeStep = Extract<Step, { call: 'bet' | 'betWin' }>

export function createModel(start: number) {
  let balance = start
  const done = new Map<string, Kept>()
  const refused = new Map<string, { step: Step; status: WalletStatus }>()
  const rolledBack = new Set<string>()
  const won = new Set<string>()
  const closed = createClosedRounds()
  const standing = createStandingBets()

  const no = (status: WalletStatus): Expected => ({ status, balance })
  function carryOut(step: Step, change: number): Expected {
    balance += change
    done.set(step.key, { step, balance })
    return { status: 'ok', balance }
  }

  function findEarlier(step: Step): Expected | null {
    const kept = done.get(step.key)
    if (kept && !isSame(kept.step, step)) return no('contentChanged')
    if (kept && rolledBack.has(step.key) && isStake(step)) return no('betRolledBack')
    if (kept) return { status: 'ok', balance: kept.balance }
    const refusal = refused.get(step.key)
    if (refusal) return no(isSame(refusal.step, step) ? refusal.status : 'contentChanged')
    if (rolledBack.has(step.key)) return no(isStake(step) ? 'betRolledBack' : 'contentChanged')
    return null
  }

  function stake(step: StakeStep): Expected {
    const isPoor = balance < step.amount
    const isOver = closed.has(step.roundId) || standing.isGone(step.roundId)
    const status = isOver ? 'roundClosed' : isPoor && 'notEnough'
    if (status) {
      refused.set(step.key, { step, status })
      return no(status)
    }
    standing.add(step)
    if (step.call === 'bet') return carryOut(step, -step.amount)
    won.add(step.key)
    closed.add(step.roundId)
    return carryOut(step, step.winAmount - step.amount)
  }

  function win(step: Extract<Step, { call: 'win' }>): Expected {
    if (rolledBack.has(step.betKey)) return no('betRolledBack')
    const bet = done.get(step.betKey)?.step
    if (!bet || !isStake(bet) || bet.roundId !== step.roundId) return no('unknownBet')
    if (closed.has(step.roundId)) return no('roundClosed')
    won.add(step.betKey)
    if (step.closesRound) closed.add(step.roundId)
    return carryOut(step, step.amount)
  }

  function rollback(step: Extract<Step, { call: 'rollback' }>): Expected {
    const bet = done.get(step.betKey)?.step
    const isVoid = rolledBack.has(step.betKey) || refused.has(step.betKey)
    if (bet && (!isStake(bet) || bet.roundId !== step.roundId)) return no('unknownBet')
    if (!isVoid && won.has(step.betKey)) return no('alreadyWon')
    if (bet && !isVoid && closed.has(bet.roundId)) return no('roundClosed')
    if (!isVoid) rolledBack.add(step.betKey)
    standing.remove(step)
    return carryOut(step, bet && !isVoid ? bet.amount : 0)
  }

  return {
    take(step: Step): Expected {
      const earlier = findEarlier(step)
      if (earlier) return earlier
      if (step.call === 'win') return win(step)
      return step.call === 'rollback' ? rollback(step) : stake(step)
    },
    balance: () => balance,
    settlements: () => closed.times,
  }
}

/** A round may be told of at its end: once, whatever is sent. */
function createClosedRounds() {
  const times = new Map<string, number>()
  return {
    times,
    has: (roundId: string) => times.has(roundId),
    add: (roundId: string) => void times.set(roundId, (times.get(roundId) ?? 0) + 1),
  }
}

/** Once all bets of a round were taken back it is over, and nothing is told of it. */
function createStandingBets() {
  const rounds = new Map<string, Set<string>>()
  return {
    add({ roundId, key }: StakeStep) {
      rounds.set(roundId, (rounds.get(roundId) ?? new Set()).add(key))
    },
    remove: ({ roundId, betKey }: { roundId: string; betKey: string }) =>
      void rounds.get(roundId)?.delete(betKey),
    isGone: (roundId: string) => rounds.get(roundId)?.size === 0,
  }
}

function isStake(step: Step): step is StakeStep {
  return step.call === 'bet' || step.call === 'betWin'
}

/** Whether a round ends with a win is told, not asked: it is no part of the content. */
function isSame(one: Step, other: Step): boolean {
  const { closesRound: _one, ...first } = { closesRound: false, ...one }
  const { closesRound: _other, ...second } = { closesRound: false, ...other }
  return JSON.stringify(sorted(first)) === JSON.stringify(sorted(second))
}

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b))
}
