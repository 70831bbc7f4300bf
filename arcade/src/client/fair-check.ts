import type { Check } from './fair-words.ts'
import { sha256Again, sha256Of, TooFewWords, wordsOf } from './fair-words.ts'

/** All that the arcade says of a round. */
export type Proof = {
  game: string
  commitment: string
  serverSeed: string | null
  playerSeed: string
  nonce: number
  place: { tip: string; salt: string; nextTip: string; position: number } | null
  actions: unknown[]
  round: {
    roundId: string
    isOver: boolean
    voidReason: string | null
    winAmount: number
    table: Record<string, unknown>
  }
}
/** A part of what it says of a revealed pair: the rounds from one nonce on. */
export type PairProof = {
  commitment: string
  serverSeed: string
  playerSeed: string
  nonces: number
  keptFrom: number
  proofs: Proof[]
}
export type Checks = Record<string, Check>

/** Two texts that an honest round makes alike. */
export type Comparison = {
  what: 'seed' | 'chain' | 'words' | 'result'
  worked: string
  published: string
}

/** Works a round out again from its seed and holds it against what was published. */
export async function compareRound(
  checks: Checks,
  proof: Proof,
  serverSeed: string,
): Promise<Comparison[]> {
  const { place, round } = proof
  const compared: Comparison[] = [
    { what: 'seed', worked: await sha256Of(serverSeed), published: proof.commitment },
  ]
  if (place) {
    const worked = await sha256Again(serverSeed, place.position)
    compared.push({ what: 'chain', worked, published: place.tip })
    const words = `${place.salt}.${place.nextTip}`
    compared.push({ what: 'words', worked: words, published: proof.playerSeed })
  }
  const derived = await derive(checks, proof, serverSeed)
  const shown: Record<string, unknown> = { ...round.table, winAmount: round.winAmount }
  const seen = Object.fromEntries(Object.keys(derived).map((name) => [name, shown[name]]))
  const [worked, published] = [JSON.stringify(derived), JSON.stringify(seen)]
  return [...compared, { what: 'result', worked, published }]
}

export type Account = {
  nonces: number
  /** Voids before this nonce were not kept. */
  keptFrom: number
  played: number
  voids: { nonce: number; reason: string; wouldHavePaid: number | null }[]
  faults: { nonce: number; what: string }[]
}

/** Walks all nonces of a revealed pair: each is played, void with its reason, or a fault. */
export async function accountFor(
  checks: Checks,
  load: (fromNonce: number) => Promise<PairProof>,
): Promise<Account> {
  const first = await load(1)
  const { nonces, keptFrom, serverSeed, commitment, playerSeed } = first
  const account: Account = { nonces, keptFrom, played: 0, voids: [], faults: [] }
  let proofs = first.proofs
  for (let nonce = 1; nonce <= nonces; nonce++) {
    const lastNonce = proofs.at(-1)?.nonce ?? 0
    if (nonce > lastNonce && proofs.length > 0) ({ proofs } = await load(nonce))
    const here = proofs.filter((proof) => proof.nonce === nonce)
    const [proof] = here
    if (!proof) {
      if (nonce >= keptFrom) account.faults.push({ nonce, what: 'missing' })
      continue
    }
    const isOfPair = proof.commitment === commitment && proof.playerSeed === playerSeed
    if (here.length > 1) account.faults.push({ nonce, what: 'twice' })
    else if (!isOfPair) account.faults.push({ nonce, what: 'seed' })
    else await judge(account, checks, proof, serverSeed)
  }
  return account
}

async function judge(account: Account, checks: Checks, proof: Proof, serverSeed: string) {
  const { nonce, round } = proof
  if (round.voidReason !== null) {
    const wouldHavePaid = await derive(checks, proof, serverSeed).then(
      ({ winAmount }) => Number(winAmount),
      // It had begun only: what it would have come to was still to be decided.
      () => null,
    )
    account.voids.push({ nonce, reason: round.voidReason, wouldHavePaid })
    return
  }
  account.played++
  if (!round.isOver) {
    account.faults.push({ nonce, what: 'unfinished' })
    return
  }
  const compared = await compareRound(checks, proof, serverSeed)
  const wrong = compared.find(({ worked, published }) => worked !== published)
  if (wrong) account.faults.push({ nonce, what: wrong.what })
}

/** Few rounds use many words, and each costs time: more are worked out when they are wanted. */
async function derive(checks: Checks, proof: Proof, serverSeed: string) {
  const check = checks[proof.game]
  if (!check) throw new Error(`nobody knows how to check ${proof.game}`)
  for (const blocks of enough) {
    try {
      return check(await wordsOf({ ...proof, serverSeed }, blocks), proof.actions, proof.nonce)
    } catch (error) {
      if (!(error instanceof TooFewWords) || blocks === enough.at(-1)) throw error
    }
  }
  throw new TooFewWords('more words were used than worked out')
}

/** Most rounds, all rounds but one, and a purse of thousands of shots. */
const enough = [8, 128, 2_048]
