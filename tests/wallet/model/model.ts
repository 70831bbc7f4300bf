import type { Item, RollbackItem, Stake, WinItem } from '@parlour/server/wallet/items.ts'

/**
 * The ledger as one would write it who has all the time and memory in the world: one thing after
 * the other, no counters, no targets, nothing derived. The real one must agree with it.
 */
export type Expected = { status: string; isRepeat: boolean; balance: number | null }
export type Model = ReturnType<typeof createModel>

type Bet = { amount: number; roundId: string; fate: Fate }
type Fate = 'open' | 'won' | 'rolledBack'
type Requirement = {
  at: number
  amount: number
  required: number
  filled: number
  isBonus: boolean
  isGone: boolean
}
type Person = {
  isActive: boolean
  coin: number
  turnover: number
  staked: number
  /** What each transaction asked for and was answered. */
  answered: Map<string, { content: string; status: string; balance: number }>
  bets: Map<string, Bet>
  tombstones: Set<string>
  requirements: Requirement[]
}

export function createModel() {
  const people = new Map<number, Person>()
  let clock = 0
  const getPerson = (playerId: number) => {
    const person = people.get(playerId)
    if (!person) throw new Error(`the model knows no player ${playerId}`)
    return person
  }
  return {
    add: (playerId: number) => void people.set(playerId, newPerson()),
    getPerson,
    setActive: (playerId: number, isActive: boolean) => {
      getPerson(playerId).isActive = isActive
    },
    credit(playerId: number, amount: number, asked: { betRate: number; isBonus: boolean }) {
      const person = getPerson(playerId)
      if (!asked.isBonus && person.coin < 1_00 && !hasOpenBet(person))
        for (const one of openOf(person)) one.isGone = true
      person.coin += amount
      if (asked.betRate === 0) return
      const required = amount * asked.betRate
      const { isBonus } = asked
      const fresh = { at: ++clock, amount, required, filled: 0, isBonus, isGone: false }
      person.requirements.push(fresh)
    },
    /** Gives up the so-manieth open bonus; answers what left the balance, or null. */
    giveUp(playerId: number, position: number): number | null {
      const person = getPerson(playerId)
      const bonus = openOf(person).filter(({ isBonus }) => isBonus)[position]
      if (!bonus) return null
      bonus.isGone = true
      const taken = Math.min(bonus.amount, person.coin)
      person.coin -= taken
      return taken
    },
    ask(item: Item): Expected {
      const person = people.get(item.playerId)
      if (!person) return { status: 'unknownPlayer', isRepeat: false, balance: null }
      if (item.call === 'win') return askWin(person, item)
      if (item.call === 'rollback') return askRollback(person, item)
      return askStake(person, item)
    },
  }
}

export function openOf({ requirements }: Person): Requirement[] {
  return requirements.filter((one) => !one.isGone && one.filled < one.required)
}

/** A stake of which it is not known what becomes. */
export function hasOpenBet({ bets }: Person): boolean {
  return [...bets.values()].some(({ fate }) => fate === 'open')
}

function newPerson(): Person {
  return {
    isActive: true,
    coin: 0,
    turnover: 0,
    staked: 0,
    answered: new Map(),
    bets: new Map(),
    tombstones: new Set(),
    requirements: [],
  }
}

const nameOf = (item: Item, key: string) => `${item.provider}/${key}`

function askStake(person: Person, item: Stake): Expected {
  const name = nameOf(item, item.key)
  const { contributionPerMillion: rate, ...asked } = { contributionPerMillion: 0, ...item }
  const content = JSON.stringify(asked)
  const earlier = person.answered.get(name)
  if (earlier && earlier.content !== content) return no(person, 'contentChanged')
  if (person.tombstones.has(name)) return { ...no(person, 'betRolledBack'), isRepeat: true }
  if (earlier?.status === 'ok') return { status: 'ok', isRepeat: true, balance: earlier.balance }
  if (earlier) return { ...no(person, earlier.status), isRepeat: true }
  const refusal = !person.isActive ? 'gateClosed' : person.coin < item.amount ? 'notEnough' : null
  if (refusal) {
    person.answered.set(name, { content, status: refusal, balance: 0 })
    return no(person, refusal)
  }
  person.coin -= item.amount
  person.staked += item.amount
  if (item.call === 'betWin') count(person, Math.floor((item.amount * rate) / 1_000_000))
  const fate = item.call === 'betWin' ? 'won' : 'open'
  const { amount, roundId } = item
  person.bets.set(name, { amount, roundId, fate })
  if (item.call === 'betWin') person.coin += item.winAmount
  return yes(person, name, content)
}

function askWin(person: Person, item: WinItem): Expected {
  const name = nameOf(item, item.key)
  const { contributionPerMillion: _rate, ...asked } = item
  const content = JSON.stringify(asked)
  const earlier = person.answered.get(name)
  if (earlier) return repeat(person, earlier, content)
  if (person.tombstones.has(name)) return no(person, 'contentChanged')
  const betName = nameOf(item, item.betKey)
  if (person.tombstones.has(betName)) return no(person, 'betRolledBack')
  const bet = person.bets.get(betName)
  if (!bet || bet.roundId !== item.roundId) return no(person, 'unknownBet')
  bet.fate = 'won'
  person.coin += item.amount
  return yes(person, name, content)
}

function askRollback(person: Person, item: RollbackItem): Expected {
  const name = nameOf(item, item.key)
  const content = JSON.stringify(item)
  const earlier = person.answered.get(name)
  if (earlier) return repeat(person, earlier, content)
  if (person.tombstones.has(name)) return no(person, 'contentChanged')
  const betName = nameOf(item, item.betKey)
  const bet = person.bets.get(betName)
  const other = person.answered.get(betName)
  if (other?.status === 'ok' && bet?.roundId !== item.roundId) return no(person, 'unknownBet')
  if (bet?.fate === 'won') return no(person, 'alreadyWon')
  if (bet?.fate === 'open') undo(person, bet)
  // A refused bet needs no tombstone: its refusal is remembered.
  if (!other || bet) person.tombstones.add(betName)
  return yes(person, name, content)
}

function undo(person: Person, bet: Bet): void {
  bet.fate = 'rolledBack'
  person.coin += bet.amount
  person.staked -= bet.amount
}

/** A round has ended. */
function count(person: Person, contribution: number): void {
  person.turnover += contribution
  let rest = contribution
  for (const one of openOf(person)) {
    const share = Math.min(rest, one.required - one.filled)
    one.filled += share
    rest -= share
  }
}

function yes(person: Person, name: string, content: string): Expected {
  person.answered.set(name, { content, status: 'ok', balance: person.coin })
  return { status: 'ok', isRepeat: false, balance: person.coin }
}

function no(person: Person, status: string): Expected {
  return { status, isRepeat: false, balance: person.coin }
}

type Earlier = { content: string; status: string; balance: number }

function repeat(person: Person, earlier: Earlier, content: string): Expected {
  if (earlier.content !== content) return no(person, 'contentChanged')
  return { status: 'ok', isRepeat: true, balance: earlier.balance }
}
