import { siteRules } from '@parlour/contract/site-rules.ts'
import { contributionRates } from '@parlour/server/wallet/contribution.ts'
import { lockedOf } from '@parlour/server/wallet/turnover.ts'
import { expect } from 'vitest'
import { createModel, openOf } from '../../wallet/model/model.ts'
import { createStore } from '../../wallet/model/store.ts'
import type { Round } from './history.ts'
import { coins } from './history.ts'

/** A player's coins twice: by the wallet's own rules, and as one would count them by hand. */
export class Purse {
  private readonly store = createStore([1])
  private readonly model = createModel()
  private rounds = 0

  constructor() {
    this.model.add(1)
    const brought = { betRate: 0, isBonus: true }
    this.pay(fortune, brought)
    this.count(fortune, brought)
  }

  /** What the house posts. */
  pay(amount: number, terms: Terms): void {
    if (amount > 0) this.store.credit(1, amount, { ...terms, hasOpenRound: false })
  }

  /** What should have been posted. */
  count(amount: number, terms: Terms): void {
    if (amount > 0) this.model.credit(1, amount, terms)
  }

  /** Whether what is staked now serves a bonus. */
  clearsBonus(): boolean {
    return this.store.progress(1).some(({ isBonus }) => isBonus)
  }

  /** A round that ends as soon as it begins. */
  play({ typeId, stake, win }: Pick<Round, 'stake' | 'win'> & { typeId: PlayableType }): void {
    const round = `round ${++this.rounds}`
    const asked = { playerId: 1, provider: 'arcade', key: round, roundId: round, source: 'game' }
    const item = { call: 'betWin' as const, ...asked, amount: stake, winAmount: win }
    const [made] = this.store.runBatch([{ ...item, contributionPerMillion: rates[typeId] }])
    const percent = percents[typeId - 1] ?? 0
    const expected = this.model.ask({ ...item, contributionPerMillion: percent * 10_000 })
    expect(made).toMatchObject(expected)
  }

  /** Balance, turnover and every requirement are the same on both sides. */
  compare(): void {
    const person = this.model.getPerson(1)
    const { balance, turnover, staked } = this.store.getAccount(1)
    const progress = this.store.progress(1)
    const open = openOf(person)
    const isSame =
      balance === person.coin &&
      turnover === person.turnover &&
      staked === person.staked &&
      lockedOf(progress) === open.reduce((all, one) => all + one.amount, 0) &&
      progress.length === open.length &&
      progress.every(({ wagered, isBonus }, index) => {
        const one = open[index]
        return wagered === one?.filled && isBonus === one.isBonus
      })
    if (!isSame)
      expect({ balance, turnover, staked, progress }).toEqual({
        balance: person.coin,
        turnover: person.turnover,
        staked: person.staked,
        progress: open,
      })
  }

  /** What was won beyond what was brought along. */
  get gained(): number {
    return this.store.getAccount(1).balance - fortune
  }
}

type Terms = { betRate: number; isBonus: boolean }
type PlayableType = keyof typeof rates

/** No stake of a year is refused for want of money. */
const fortune = coins(1_000_000_000)
const rates = contributionRates(siteRules.parse({}).contribution)
/** Slots, fish, poker, sports, live, games. */
const percents = [100, 100, 50, 50, 10, 100]
