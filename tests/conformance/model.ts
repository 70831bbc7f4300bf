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
  | { call: 'resettle'; key: string; roundId: string; amount: number | null }

export type Expected = { status: WalletStatus; balance: number }
type Kept = { step: Step; balance: number }
type StakeStep = Extract<Step, { call: 'bet' | 'betWin' }>

export function createModel(start: number) {
  let balance = start
  const past = createPast()
  const { done, refused, rolledBack } = past
  const won = new Set<string>()
  const rounds = createRounds()
  const resettle = createResettling(rounds)

  const no = (status: WalletStatus): Expected => ({ status, balance })
  function carryOut(step: Step, change: number): Expected {
    balance += change
    done.set(step.key, { step, balance })
    return { status: 'ok', balance }
  }

  function stake(step: StakeStep): Expected {
    const isPoor = balance < step.amount
    const isOver = rounds.isClosed(step.roundId) || rounds.isGone(step.roundId)
    const status = isOver ? 'roundClosed' : isPoor && 'notEnough'
    if (status) {
      refused.set(step.key, { step, status })
      return no(status)
    }
    rounds.stake(step)
    if (step.call === 'bet') return carryOut(step, -step.amount)
    won.add(step.key)
    rounds.pay(step.roundId, step.winAmount, true)
    return carryOut(step, step.winAmount - step.amount)
  }

  function win(step: Extract<Step, { call: 'win' }>): Expected {
    if (rolledBack.has(step.betKey)) return no('betRolledBack')
    const bet = done.get(step.betKey)?.step
    if (!bet || !isStake(bet) || bet.roundId !== step.roundId) return no('unknownBet')
    if (rounds.isClosed(step.roundId)) return no('roundClosed')
    won.add(step.betKey)
    rounds.pay(step.roundId, step.amount, step.closesRound)
    return carryOut(step, step.amount)
  }

  function rollback(step: Extract<Step, { call: 'rollback' }>): Expected {
    const bet = done.get(step.betKey)?.step
    const isVoid = rolledBack.has(step.betKey) || refused.has(step.betKey)
    if (bet && (!isStake(bet) || bet.roundId !== step.roundId)) return no('unknownBet')
    if (!isVoid && won.has(step.betKey)) return no('alreadyWon')
    if (bet && !isVoid && rounds.isClosed(bet.roundId)) return no('roundClosed')
    if (!isVoid) rolledBack.add(step.betKey)
    rounds.takeBack(step)
    return carryOut(step, bet && !isVoid ? bet.amount : 0)
  }

  return {
    take(step: Step): Expected {
      if (step.call === 'resettle') {
        const { isNew, ...expected } = resettle(step, balance)
        if (isNew) balance = expected.balance
        return expected
      }
      const earlier = past.findEarlier(step, balance)
      if (earlier) return earlier
      if (step.call === 'win') return win(step)
      return step.call === 'rollback' ? rollback(step) : stake(step)
    },
    balance: () => balance,
    settlements: rounds.settlements,
  }
}

function createPast() {
  const done = new Map<string, Kept>()
  const refused = new Map<string, { step: Step; status: WalletStatus }>()
  const rolledBack = new Set<string>()
  function findEarlier(step: Step, balance: number): Expected | null {
    const no = (status: WalletStatus): Expected => ({ status, balance })
    const kept = done.get(step.key)
    if (kept && !isSame(kept.step, step)) return no('contentChanged')
    if (kept && rolledBack.has(step.key) && isStake(step)) return no('betRolledBack')
    if (kept) return { status: 'ok', balance: kept.balance }
    const refusal = refused.get(step.key)
    if (refusal) return no(isSame(refusal.step, step) ? refusal.status : 'contentChanged')
    if (rolledBack.has(step.key)) return no(isStake(step) ? 'betRolledBack' : 'contentChanged')
    return null
  }
  return { done, refused, rolledBack, findEarlier }
}

type ResettleStep = Extract<Step, { call: 'resettle' }>

/** The only call that may follow a settled round. Its keys are its own. */
function createResettling(rounds: ReturnType<typeof createRounds>) {
  const done = new Map<string, Kept>()
  return (step: ResettleStep, balance: number): Expected & { isNew?: true } => {
    const kept = done.get(step.key)
    if (kept && !isSame(kept.step, step)) return { status: 'contentChanged', balance }
    // As it was told the first time, whatever the balance is by now.
    if (kept) return { status: 'ok', balance: kept.balance }
    if (rounds.isGone(step.roundId)) return { status: 'betRolledBack', balance }
    if (!rounds.isClosed(step.roundId)) return { status: 'unknownBet', balance }
    const after = Math.max(0, balance + rounds.payInAll(step.roundId, step.amount))
    done.set(step.key, { step, balance: after })
    return { status: 'ok', balance: after, isNew: true }
  }
}

type ModelRound = { bets: Map<string, number>; paid: number; ends: number }

function createRounds() {
  const rounds = new Map<string, ModelRound>()
  const find = (roundId: string) => rounds.get(roundId) ?? { bets: new Map(), paid: 0, ends: 0 }
  return {
    /** A round may be told of at its end: once, whatever is sent. */
    settlements: () => [...rounds.values()].map(({ ends }) => ends).filter((ends) => ends > 0),
    isClosed: (roundId: string) => find(roundId).ends > 0,
    /** Once all bets of a round were taken back it is over, and nothing is told of it. */
    isGone: (roundId: string) => rounds.get(roundId)?.bets.size === 0,
    stake({ roundId, key, amount }: StakeStep) {
      const round = find(roundId)
      round.bets.set(key, amount)
      rounds.set(roundId, round)
    },
    takeBack: ({ roundId, betKey }: { roundId: string; betKey: string }) =>
      void rounds.get(roundId)?.bets.delete(betKey),
    pay(roundId: string, amount: number, isEnd: boolean) {
      const round = find(roundId)
      rounds.set(roundId, { ...round, paid: round.paid + amount, ends: round.ends + Number(isEnd) })
    },
    /** What the player gets more than before; null gives every stake back. */
    payInAll(roundId: string, amount: number | null): number {
      const round = find(roundId)
      const paid = amount ?? [...round.bets.values()].reduce((sum, stake) => sum + stake, 0)
      rounds.set(roundId, { ...round, paid })
      return paid - round.paid
    },
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
