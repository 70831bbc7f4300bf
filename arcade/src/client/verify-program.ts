import type { Checks, PairProof, Proof } from './fair-check.ts'
import { accountFor, compareRound } from './fair-check.ts'

/** As much of Node as is needed; everything else here runs in a browser just as well. */
type Machine = { argv: string[]; exitCode: number; stdout: { write(text: string): void } }
type Published = { tip: string; salt: string | null }

const usage = `node verify.mjs <address of the arcade> <round or hash of a revealed seed> ...

A round is worked out again from its seed. For a hash, every nonce of that seed is walked:
each must be played and right, or void with its reason. A shared round must lead back to a
published tip. Ends with 1 when anything is wrong.
`

/** The verifier as a program: it needs nothing but this file and the arcade's published answers. */
export async function runVerifier(checks: Checks): Promise<void> {
  const machine = (globalThis as unknown as { process: Machine }).process
  const say = (line: string) => machine.stdout.write(`${line}\n`)
  const [address, ...names] = machine.argv.slice(2)
  if (!address || names.length === 0) return say(usage)
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(address.replace(/\/+$/, '') + path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as T
  }
  for (const name of names) {
    const isPair = /^[0-9a-f]{64}$/.test(name)
    const faults = await (isPair ? walkPair : lookAtRound)(checks, read, name, say).catch(
      (error: unknown) => [String(error)],
    )
    for (const fault of faults) say(`FAULT ${name}: ${fault}`)
    if (faults.length > 0) machine.exitCode = 1
    else say(`fair ${name}`)
  }
}

type Read = <T>(path: string) => Promise<T>
type Say = (line: string) => void

async function walkPair(checks: Checks, read: Read, hash: string, say: Say): Promise<string[]> {
  const load = async (from: number) => {
    const page = await read<PairProof>(`/seeds/${hash}/proof?from=${from}`)
    if (page.commitment !== hash) throw new Error('another seed was told')
    return page
  }
  const { nonces, keptFrom, played, voids, faults } = await accountFor(checks, load)
  say(`nonces ${nonces}, played ${played}, void ${voids.length}, kept from ${keptFrom}`)
  for (const { nonce, reason, wouldHavePaid } of voids)
    say(`  ${nonce} void: ${reason}, would have paid ${wouldHavePaid ?? 'by its player’s choice'}`)
  return faults.map(({ nonce, what }) => `nonce ${nonce}: ${what}`)
}

async function lookAtRound(checks: Checks, read: Read, id: string, say: Say): Promise<string[]> {
  const proof = await read<Proof>(`/rounds/${encodeURIComponent(id)}/proof`)
  if (proof.serverSeed === null) return ['its seed is not revealed yet']
  const compared = await compareRound(checks, proof, proof.serverSeed)
  for (const { what, worked } of compared) say(`  ${what}: ${worked}`)
  const wrong = compared.filter(({ worked, published }) => worked !== published)
  const faults: string[] = wrong.map(({ what }) => what)
  if (proof.place) {
    const { tip, salt } = proof.place
    const chains = await read<Published[]>('/fair/chains')
    const isPublished = chains.some((chain) => chain.tip === tip && chain.salt === salt)
    if (!isPublished) faults.push('its chain is not a published one')
  }
  return faults
}
