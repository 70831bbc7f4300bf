import { createPlayer, hashPassword } from '@parlour/server/players/index.ts'
import { loginBounds } from '@parlour/server/players/login-rules.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import { device, encrypt, phoneinfoJsonModel, solve } from '../stack/entering.ts'
import type { Besieged, Report } from './besieged.ts'
import { percentile } from '../bench/figures.ts'
import { countOf, from, manyTimes, tally } from './besieged.ts'

type Sizes = { accounts: number; addresses: number; honest: number }

const leaked = 'a secret that leaked elsewhere'
const own = 'a long enough secret'
/** One account in so many has the password that leaked. */
const careless = 20

/**
 * Passwords that leaked elsewhere, one try for each account, from many addresses and always another
 * device, by a script that does no work; meanwhile honest players sign in from home.
 */
export async function stuffAccounts(house: Besieged, sizes: Sizes): Promise<Report> {
  const { accounts, addresses, honest } = sizes
  const run = String(Date.now() % 1e8)
  const victim = (i: number) => `v${run}x${i}`
  const homebody = (i: number) => `h${run}x${i}`
  await openAccounts(house, accounts, victim, (i) => (i % careless === 0 ? leaked : own))
  await openAccounts(house, honest, homebody, () => own)
  const attack = manyTimes(accounts, 24, (i) =>
    attempt(house, {
      account: victim(i),
      password: leaked,
      address: `198.18.${i % addresses}.7`,
      from: `rotated ${i}`,
    }),
  )
  const homes = await manyTimes(honest, 4, (i) =>
    signInAtHome(house, { account: homebody(i), address: `203.0.${i}.9`, from: `home ${i}` }),
  )
  const answers = await attack
  const wrong = countOf(answers, 'wrongCredentials')
  const most = addresses * loginBounds.address.work
  const landed = countOf(answers, 'ok')
  const mostLanded = addresses * loginBounds.newOfAddress.work
  const entered = homes.filter(({ outcome }) => outcome === 'ok').length
  const times = homes.map(({ ms }) => ms)
  return {
    figures: {
      tried: answers.length,
      'looked at and wrong': `${wrong} (at most ${most})`,
      'got in': `${landed} (at most ${mostLanded})`,
      answers: tally(answers),
      'honest players in': `${entered} of ${honest}`,
      'honest p50, p99 ms': times.length
        ? [0.5, 0.99].map((share) => percentile(times, share).toFixed(0)).join(', ')
        : '',
    },
    faults: [
      ...(wrong > most ? [`${wrong} wrong guesses were looked at`] : []),
      ...(landed > mostLanded ? [`${landed} right guesses got in`] : []),
      ...homes.flatMap(({ outcome }) => (outcome === 'ok' ? [] : [`an honest player: ${outcome}`])),
    ],
  }
}

type Try = { account: string; password: string; address: string; from: string; works?: boolean }

async function attempt(house: Besieged, { account, password, ...more }: Try): Promise<string> {
  const headers = { ...device(more.from), ...from(more.address) }
  const asked = await house.call('preLogin', {}, undefined, headers)
  if (errorOf(asked) !== 'ok') return errorOf(asked)
  const { keyId, jwk, nonce, challenge } = answerOf(asked)
  const jwe = await encrypt(jwk, { password, nonce, account })
  const challengeAnswer = more.works && challenge ? solve(challenge) : undefined
  const body = { account, password: jwe, keyId, phoneinfoJsonModel, challengeAnswer }
  return errorOf(await house.call('accountLogin', body, undefined, headers))
}

/** A browser works when it is asked to, and a person presses once more when told to wait. */
async function signInAtHome(house: Besieged, who: Omit<Try, 'password' | 'works'>) {
  const beganAt = performance.now()
  const again = () => attempt(house, { ...who, password: own, works: true })
  let outcome = await again()
  if (outcome === 'challengeFailed' || outcome === 'unavailable') outcome = await again()
  return { outcome, ms: performance.now() - beganAt }
}

const accountsAtOnce = 500

async function openAccounts(
  { database }: Besieged,
  count: number,
  nameOf: (i: number) => string,
  passwordOf: (i: number) => string,
): Promise<void> {
  const hashes = new Map<string, string>()
  for (const password of [own, leaked])
    hashes.set(password, await hashPassword(password, { line: 'entry' }))
  for (let start = 0; start < count; start += accountsAtOnce)
    await database.transaction(async (tx) => {
      for (let i = start; i < Math.min(start + accountsAtOnce, count); i++) {
        const account = nameOf(i)
        const passwordHash = hashes.get(passwordOf(i)) ?? ''
        await createPlayer(tx, { account, nickname: account, passwordHash })
      }
    })
}
