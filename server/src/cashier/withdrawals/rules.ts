import type { ErrorOf, OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { WithdrawalGateError } from '../../gate/index.ts'

export type WithdrawalRefusal = ErrorOf<typeof calls.exchange>
export type Obstacle = OutputOf<typeof calls.getExchange>['obstacleList'][number]

/** What is known of the player; see facts.ts. */
export type WithdrawalFacts = {
  now: Date
  gate: WithdrawalGateError | null
  /** By an operator. */
  areHeld: boolean
  isVerified: boolean
  hasPassword: boolean
  /** A change of the account was disowned, and the password is still the old one. */
  isDisowned: boolean
  cards: CardFact[]
  /** A change of what the player signs in or withdraws with holds withdrawals so long. */
  heldUntil: Date
  minAmount: number
  maxAmount: number
  leftToday: number
}

/** A card is the player's own when it bears the verified name. */
type CardFact = { cardId: number; isOwn: boolean; usableFrom: Date }

export type WithdrawalRequest = { amount: number; bankCardId: number }

/** What a person is asked about; see facts.ts. */
export type JudgedFacts = {
  /** Asked for within 24 hours, without what came back. */
  lastDay: number
  /** How many of those were approved by rule. */
  byRule: number
  isNewDevice: boolean
}
type Bounds = Pick<
  SiteSettings['withdrawalRules'],
  'approvedUpTo' | 'twoOperatorsFrom' | 'byRulePerDay'
>

/** How many people must say yes: many small withdrawals are one large one. */
export function countApprovals(
  { lastDay, byRule, isNewDevice }: JudgedFacts,
  { amount, isCardKnown }: { amount: number; isCardKnown: boolean },
  { approvedUpTo, twoOperatorsFrom, byRulePerDay }: Bounds,
): 0 | 1 | 2 {
  const together = lastDay + amount
  if (together >= twoOperatorsFrom) return 2
  const isByRule = together <= approvedUpTo && byRule < byRulePerDay && isCardKnown && !isNewDevice
  return isByRule ? 0 : 1
}

/** The first rule that stands against this request, by the name of its refusal. */
export function findRefusal(
  facts: WithdrawalFacts,
  request: WithdrawalRequest,
): WithdrawalRefusal | null {
  return rules.find((rule) => rule.isBroken(facts, request))?.refusal ?? null
}

/** Everything that stands in the way of any request, for the page to explain before it is met. */
export function listObstacles(facts: WithdrawalFacts): Obstacle[] {
  return rules
    .filter((rule) => rule.isBroken(facts, null))
    .flatMap((rule) => {
      const until = rule.until?.(facts).getTime() ?? null
      return rule.obstacle ? [{ name: rule.obstacle, until }] : []
    })
}

type Rule = {
  refusal: WithdrawalRefusal
  /** Its name on the page; left out where the page has no words for it, or needs a request. */
  obstacle?: Obstacle['name']
  until?(facts: WithdrawalFacts): Date
  /** Without a request: whether every request would break it. */
  isBroken(facts: WithdrawalFacts, request: WithdrawalRequest | null): boolean
}

/** In the order in which they are told. */
const rules: Rule[] = [
  {
    refusal: 'accountFrozen',
    obstacle: 'accountFrozen',
    isBroken: ({ gate }) => gate === 'accountFrozen',
  },
  { refusal: 'accountClosed', isBroken: ({ gate }) => gate === 'accountClosed' },
  {
    refusal: 'switchedOff',
    obstacle: 'switchedOff',
    isBroken: ({ gate }) => gate === 'switchedOff',
  },
  { refusal: 'withdrawalsHeld', obstacle: 'withdrawalsHeld', isBroken: ({ areHeld }) => areHeld },
  { refusal: 'signInStale', isBroken: ({ gate }) => gate === 'signInStale' },
  { refusal: 'passwordDue', obstacle: 'passwordDue', isBroken: ({ isDisowned }) => isDisowned },
  {
    refusal: 'kycNotVerified',
    obstacle: 'kycNotVerified',
    isBroken: ({ isVerified }) => !isVerified,
  },
  {
    refusal: 'walletPasswordUnset',
    obstacle: 'walletPasswordUnset',
    isBroken: ({ hasPassword }) => !hasPassword,
  },
  {
    refusal: 'unknownCard',
    obstacle: 'noBankCard',
    isBroken: (facts, request) => chooseCards(facts, request).length === 0,
  },
  {
    refusal: 'nameMismatch',
    isBroken: (facts, request) =>
      request !== null && chooseCards(facts, request).some(({ isOwn }) => !isOwn),
  },
  {
    refusal: 'cardTooNew',
    obstacle: 'cardTooNew',
    until: (facts) => earliest(facts.cards.map(({ usableFrom }) => usableFrom)),
    isBroken: (facts, request) => areTooNew(chooseCards(facts, request), facts.now),
  },
  {
    refusal: 'credentialsChanged',
    obstacle: 'credentialsChanged',
    until: ({ heldUntil }) => heldUntil,
    isBroken: ({ heldUntil, now }) => heldUntil > now,
  },
  {
    refusal: 'amountOutOfRange',
    isBroken: ({ minAmount, maxAmount }, request) =>
      request !== null && (request.amount < minAmount || request.amount > maxAmount),
  },
  {
    refusal: 'dailyLimitReached',
    obstacle: 'dailyLimitReached',
    isBroken: ({ leftToday, minAmount }, request) => leftToday < (request?.amount ?? minAmount),
  },
]

function chooseCards({ cards }: WithdrawalFacts, request: WithdrawalRequest | null): CardFact[] {
  return request ? cards.filter(({ cardId }) => cardId === request.bankCardId) : cards
}

function areTooNew(cards: CardFact[], now: Date): boolean {
  return cards.length > 0 && cards.every(({ usableFrom }) => usableFrom > now)
}

function earliest(dates: Date[]): Date {
  return new Date(Math.min(...dates.map((date) => date.getTime())))
}
