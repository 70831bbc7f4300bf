import type { Deal, Outcome, Terms } from './deal.ts'

/** What becomes of a request: answered, told no, cut off, or told that nobody knows of it. */
export type Fate = 'answered' | 'refused' | 'lost' | 'unknown'

export type Behaviour = {
  /** The hundredths of an amount that choose it. */
  ending: number
  about: string
  /** The first request to open a deal: refused is not taken, lost is taken. */
  first?: Fate
  /** Every further one for the same deal. */
  again?: Fate
  /** The first questions, in turn; later ones are answered. */
  questions?: Fate[]
  /** What comes of an approval, one event after the other. */
  story?: (paid: Outcome, terms: Terms) => Outcome[]
  callbacks?: 'lost' | 'repeated' | 'reordered'
}

const failed: Outcome = { status: 'failed', paidAmount: 0 }
const otherOf = { THB: 'PHP', PHP: 'THB' } as const

/** Every way a payment provider is known to go wrong. */
export const behaviours = {
  questionRefused: {
    ending: 81,
    about: 'the first two questions are answered 400',
    questions: ['refused', 'refused'],
  },
  duplicateRefused: {
    ending: 82,
    about: 'taken, the answer lost, not found when asked, and 400 when sent again',
    first: 'lost',
    questions: ['unknown'],
    again: 'refused',
  },
  submitRefused: { ending: 83, about: 'not taken: 400', first: 'refused' },
  silent: {
    ending: 84,
    about: 'taken, but neither that nor the first two questions are answered',
    first: 'lost',
    questions: ['lost', 'lost'],
  },
  paidLate: {
    ending: 85,
    about: 'told to have failed, and paid after all',
    story: (paid) => [failed, paid],
  },
  paidInPart: {
    ending: 86,
    about: 'half of it is paid',
    story: (paid) => [{ ...paid, paidAmount: Math.ceil(paid.paidAmount / 2) }],
  },
  paidTwice: { ending: 87, about: 'paid twice over', story: (paid) => [paid, paid] },
  otherCurrency: {
    ending: 88,
    about: 'paid in another currency',
    story: (paid, { currency }) => [{ ...paid, currency: otherOf[currency] }],
  },
  callbacksLost: { ending: 89, about: 'no callback ever comes', callbacks: 'lost' },
  callbacksRepeated: { ending: 90, about: 'each comes five times at once', callbacks: 'repeated' },
  callbacksReordered: {
    ending: 91,
    about: 'failed, then paid; the later one is told first',
    story: (paid) => [failed, paid],
    callbacks: 'reordered',
  },
} as const satisfies Record<string, Behaviour>
export type BehaviourName = keyof typeof behaviours

const good: Behaviour = { ending: -1, about: 'as it should' }

/** How a gateway behaves to each deal: by the hundredths of its amount, or always well. */
export function createManners(isMisbehaving: boolean) {
  const asked = new Map<string, number>()
  const behaviourOf = (terms: Terms): Behaviour =>
    (isMisbehaving
      ? Object.values<Behaviour>(behaviours).find((one) => one.ending === terms.amount % 100)
      : undefined) ?? good
  return {
    behaviourOf,
    opening: (terms: Terms, isKnown: boolean): Fate =>
      behaviourOf(terms)[isKnown ? 'again' : 'first'] ?? 'answered',
    /** Each question counts. */
    question({ dealId, terms }: Deal): Fate {
      const count = asked.get(dealId) ?? 0
      asked.set(dealId, count + 1)
      return behaviourOf(terms).questions?.[count] ?? 'answered'
    },
    storyOf: (terms: Terms, outcome: Outcome): Outcome[] =>
      outcome.status === 'paid'
        ? (behaviourOf(terms).story?.(outcome, terms) ?? [outcome])
        : [outcome],
  }
}
export type Manners = ReturnType<typeof createManners>
