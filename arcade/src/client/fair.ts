import type { Check } from './fair-words.ts'
import { sha256Of, wordsOf } from './fair-words.ts'
import { byId, make } from './page.ts'

type Proof = {
  game: string
  commitment: string
  serverSeed: string | null
  playerSeed: string
  nonce: number
  actions: unknown[]
  round: { winAmount: number; table: Record<string, unknown> }
}

const roundField = byId('round-id', HTMLInputElement)
const seedField = byId('server-seed', HTMLInputElement)
roundField.value = new URLSearchParams(location.search).get('round') ?? ''
byId('verify', HTMLButtonElement).addEventListener('click', () => void verify())
if (roundField.value) void verify()

async function verify(): Promise<void> {
  const answer = await fetch(`/rounds/${encodeURIComponent(roundField.value.trim())}/proof`)
  if (!answer.ok) return say('ไม่พบรอบนี้ · There is no such round', false)
  const proof = (await answer.json()) as Proof
  const serverSeed = seedField.value.trim() || proof.serverSeed
  if (!serverSeed) {
    return say('เปลี่ยนซีดก่อนเพื่อเปิดเผยซีดเซิร์ฟเวอร์ · Change seeds first to reveal this one', false)
  }
  const hash = await sha256Of(serverSeed)
  const { check } = (await import(`../games/${proof.game}/check.ts`)) as { check: Check }
  const words = await wordsOf({ ...proof, serverSeed })
  const derived = check(words, proof.actions)
  const { winAmount, table } = proof.round
  const shown: Record<string, unknown> = { ...table, winAmount }
  const seen = Object.fromEntries(Object.keys(derived).map((name) => [name, shown[name]]))
  const isSame = JSON.stringify(derived) === JSON.stringify(seen)
  list({
    'แฮชที่ประกาศ · committed': proof.commitment,
    'แฮชของซีด · hash of the seed': hash,
    'ผลที่แสดง · shown': JSON.stringify(seen),
    'ผลที่คำนวณ · worked out': JSON.stringify(derived),
  })
  if (hash !== proof.commitment) return say('ซีดไม่ตรงกับแฮช · Not the promised seed', false)
  say(isSame ? 'ถูกต้อง ผลตรงกัน · Fair: the results agree' : 'ผลไม่ตรงกัน · Results differ', isSame)
}

function say(text: string, isGood: boolean): void {
  const verdict = byId('verdict', HTMLElement)
  verdict.className = isGood ? 'good' : 'bad'
  verdict.textContent = text
}

function list(rows: Record<string, string>): void {
  byId('details', HTMLElement).replaceChildren(
    ...Object.entries(rows).flatMap(([label, value]) => [make('dt', label), make('dd', value)]),
  )
}
