import type { Check } from './fair-words.ts'
import { sha256Again, sha256Of, wordsOf } from './fair-words.ts'
import { byId, make } from './page.ts'

type Proof = {
  game: string
  commitment: string
  serverSeed: string | null
  playerSeed: string
  nonce: number
  place: { tip: string; salt: string; nextTip: string; position: number } | null
  actions: unknown[]
  round: { winAmount: number; table: Record<string, unknown> }
}

const th = {
  unknown: 'ไม่พบรอบนี้',
  offline: 'เชื่อมต่อไม่ได้ ลองใหม่อีกครั้ง',
  hidden: 'ซีดของรอบนี้ยังเป็นความลับ เปลี่ยนซีดในเกมเพื่อเปิดเผย แล้วตรวจสอบได้',
  otherSeed: 'ซีดไม่ตรงกับแฮชที่ประกาศไว้',
  otherResult: 'ผลที่คำนวณไม่ตรงกับผลที่แสดง',
  fair: 'ถูกต้อง ผลตรงกับซีดที่ประกาศไว้',
  hash: 'แฮชของซีดเซิร์ฟเวอร์',
  committed: 'แฮชที่ประกาศไว้',
  derived: 'ผลที่เบราว์เซอร์นี้คำนวณ',
  shown: 'ผลที่แสดง',
  otherChain: 'ซีดหรือเกลือไม่ได้มาจากสายโซ่ที่ประกาศไว้',
  walked: 'แฮชย้อนกลับจากซีดนี้',
  tip: 'ปลายของสายโซ่',
  usedWords: 'ข้อความที่ใช้',
  publicWords: 'เกลือและปลายของสายถัดไป',
}
const en: typeof th = {
  unknown: 'There is no such round',
  offline: 'No connection, please try again',
  hidden: 'The seed of this round is still secret. Change seeds in the game to reveal it',
  otherSeed: 'This is not the seed that was promised',
  otherResult: 'The results differ',
  fair: 'Fair: the promised seed leads to this result',
  hash: 'Hash of the server seed',
  committed: 'Committed hash',
  derived: 'Worked out by this browser',
  shown: 'Shown',
  otherChain: 'This seed or salt is not of the published chain',
  walked: 'Hashed back from this seed',
  tip: 'Tip of the chain',
  usedWords: 'Words used',
  publicWords: 'Salt and tip of the next chain',
}

/** Thai, with the years of the lobby. */
const calendar = 'th-TH-u-ca-gregory'

/** A round is worked out again here, from its seeds and the published tables alone. */
export function openVerifier(checks: Record<string, Check>): void {
  const t = document.documentElement.lang === 'en' ? en : th
  const roundField = byId('round-id', HTMLInputElement)
  const asked = new URLSearchParams(location.search).get('round')
  if (asked) roundField.value = asked
  for (const time of document.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleString(t === en ? 'en-GB' : calendar)
  const verify = () => void examine(checks, t, roundField.value.trim())
  byId('verify', HTMLButtonElement).addEventListener('click', verify)
  if (asked) verify()
}

async function examine(checks: Record<string, Check>, t: typeof th, roundId: string) {
  list([])
  const answer = await fetch(`/rounds/${encodeURIComponent(roundId)}/proof`).catch(() => null)
  if (!answer) return say(t.offline, false)
  if (!answer.ok) return say(t.unknown, false)
  const proof = (await answer.json()) as Proof
  const serverSeed = typedSeed() || proof.serverSeed
  if (!serverSeed) return say(t.hidden, null)
  const hash = await sha256Of(serverSeed)
  const derived = checks[proof.game]?.(await wordsOf({ ...proof, serverSeed }), proof.actions) ?? {}
  const { winAmount, table } = proof.round
  const shown: Record<string, unknown> = { ...table, winAmount }
  const seen = Object.fromEntries(Object.keys(derived).map((name) => [name, shown[name]]))
  const [derivedText, seenText] = [JSON.stringify(derived), JSON.stringify(seen)]
  const links = await chainChecks(proof, serverSeed, t)
  list([
    {
      isGood: hash === proof.commitment,
      rows: { [t.hash]: hash, [t.committed]: proof.commitment },
    },
    ...links,
    { isGood: derivedText === seenText, rows: { [t.derived]: derivedText, [t.shown]: seenText } },
  ])
  if (hash !== proof.commitment) return say(t.otherSeed, false)
  if (links.some(({ isGood }) => !isGood)) return say(t.otherChain, false)
  return derivedText === seenText ? say(t.fair, true) : say(t.otherResult, false)
}

/** A shared round: the seed leads back to the tip, and its words are the published ones. */
async function chainChecks(proof: Proof, serverSeed: string, t: typeof th): Promise<Compared[]> {
  const { place, playerSeed } = proof
  if (!place) return []
  const walked = await sha256Again(serverSeed, place.position)
  const words = `${place.salt}.${place.nextTip}`
  return [
    { isGood: walked === place.tip, rows: { [t.walked]: walked, [t.tip]: place.tip } },
    {
      isGood: words === playerSeed,
      rows: { [t.usedWords]: playerSeed, [t.publicWords]: words },
    },
  ]
}

function typedSeed(): string {
  const field = document.getElementById('server-seed')
  return field instanceof HTMLInputElement ? field.value.trim() : ''
}

/** Null: there is nothing to judge yet. */
function say(text: string, isGood: boolean | null): void {
  const verdict = byId('verdict', HTMLElement)
  verdict.className = isGood === null ? '' : isGood ? 'good' : 'bad'
  verdict.textContent = text
}

type Compared = { isGood: boolean; rows: Record<string, string> }

function list(compared: Compared[]): void {
  byId('checks', HTMLElement).replaceChildren(
    ...compared.map(({ isGood, rows }) => {
      const item = make('li', '', isGood ? 'good' : 'bad')
      const pairs = make('dl')
      for (const [label, value] of Object.entries(rows)) {
        const row = make('div')
        row.append(make('dt', label), make('dd', value, 'code'))
        pairs.append(row)
      }
      item.append(pairs)
      return item
    }),
  )
}
