import type { GateError } from '@parlour/contract/gate.ts'
import type { PauseKind } from '@parlour/contract/limit-kinds.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'

export type GateAction = 'deposit' | 'withdraw' | 'bet' | 'claim' | 'launch'

/** What is known of the player, read in one go; see fact.ts. */
export type GateFact = {
  isActive: boolean
  isFrozen: boolean
  acceptedTerms: string[]
  isOfAge: boolean
  kycState: string
  kycReason: string | null
  isKycDue: boolean
  /** The pause of play that runs. */
  pause: PauseKind | null
  /** A reality check waits for its answer, or the rest after it goes on. */
  isCheckDue: boolean
  /** Signs of harm: somebody looks after this player. */
  isInCare: boolean
  site: Partial<Pick<SiteSettings, 'termsVersion' | 'switches' | 'allowedCountries'>>
}

/** What is known of the request. Left out, it is not judged: a bet comes without a session. */
export type RequestFact = { isSignInFresh?: boolean; country?: string | null }

/** A withdrawal stays open to a player who may not play: these are its only reasons. */
export type WithdrawalGateError = Extract<
  GateError,
  'accountFrozen' | 'accountClosed' | 'switchedOff' | 'signInStale'
>

export function judge(
  fact: GateFact,
  action: 'withdraw',
  request?: RequestFact,
): WithdrawalGateError | null
export function judge(fact: GateFact, action: GateAction, request?: RequestFact): GateError | null
export function judge(fact: GateFact, action: GateAction, request: RequestFact = {}) {
  const broken = rules.find(
    (rule) => rule.actions.includes(action) && rule.isBroken({ ...fact, ...request, action }),
  )
  return broken?.error ?? null
}

export function judgeVisitor(site: GateFact['site'], country: string | null) {
  if (isSwitchedOff({ site, action: 'launch' })) return 'switchedOff'
  return isOutside({ site, country }) ? 'countryNotAllowed' : null
}

/**
 * What the player, or an operator who was shown papers, has stopped: of who is kept from playing
 * for other reasons beside it, too.
 */
export function judgeStop(fact: GateFact): 'selfExcluded' | 'timedOut' | null {
  if (isExcluded(fact)) return 'selfExcluded'
  return fact.pause === null ? null : 'timedOut'
}

type Known = GateFact & RequestFact & { action: GateAction }
type Rule = {
  error: GateError
  actions: readonly GateAction[]
  isBroken(known: Known): boolean
}

const always = ['deposit', 'withdraw', 'bet', 'claim', 'launch'] as const
const playing = ['deposit', 'bet', 'claim', 'launch'] as const

/** In the order in which they are told: the first broken one is the answer. */
const rules: Rule[] = [
  { error: 'accountFrozen', actions: always, isBroken: ({ isFrozen }) => isFrozen },
  { error: 'accountClosed', actions: always, isBroken: ({ isActive }) => !isActive },
  { error: 'switchedOff', actions: always, isBroken: isSwitchedOff },
  { error: 'countryNotAllowed', actions: playing, isBroken: isOutside },
  { error: 'underAge', actions: playing, isBroken: isUnderAge },
  { error: 'selfExcluded', actions: playing, isBroken: isExcluded },
  { error: 'timedOut', actions: playing, isBroken: ({ pause }) => pause !== null },
  { error: 'termsOutdated', actions: playing, isBroken: hasOldTerms },
  { error: 'kycDue', actions: playing, isBroken: isKycMissing },
  { error: 'inCare', actions: ['claim'], isBroken: ({ isInCare }) => isInCare },
  { error: 'realityCheckDue', actions: ['bet'], isBroken: ({ isCheckDue }) => isCheckDue },
  {
    error: 'signInStale',
    actions: ['deposit', 'withdraw', 'claim', 'launch'],
    isBroken: ({ isSignInFresh }) => isSignInFresh === false,
  },
]

const defaults = siteSettings.parse({})

const switchNames = {
  deposit: 'deposits',
  withdraw: 'withdrawals',
  bet: 'play',
  launch: 'play',
  claim: 'claims',
} as const satisfies Record<GateAction, keyof SiteSettings['switches']>

function isSwitchedOff({ site, action }: Pick<Known, 'site' | 'action'>): boolean {
  return !(site.switches ?? defaults.switches)[switchNames[action]]
}

function isOutside({ site, country }: Pick<Known, 'site' | 'country'>): boolean {
  const allowed = site.allowedCountries ?? defaults.allowedCountries
  return country !== undefined && allowed.length > 0 && !allowed.includes(country ?? '')
}

/** By the player's own act, or by an operator who was shown papers. */
function isExcluded(known: GateFact): boolean {
  return known.pause === 'exclusion' || isBlockedFor('excluded')(known)
}

function isUnderAge(known: Known): boolean {
  return isBlockedFor('underAge')(known) || (known.acceptedTerms.length > 0 && !known.isOfAge)
}

function hasOldTerms({ site, acceptedTerms }: Known): boolean {
  return !acceptedTerms.includes(site.termsVersion ?? defaults.termsVersion)
}

function isBlockedFor(reason: string) {
  return ({ kycState, kycReason }: GateFact) => kycState === 'blocked' && kycReason === reason
}

/** Overdue, or refused for good for another reason: the money stays, play does not go on. */
function isKycMissing({ kycState, isKycDue }: Known): boolean {
  return kycState === 'blocked' || (isKycDue && kycState !== 'verified')
}
