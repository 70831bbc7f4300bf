import type { Account, Checks, Comparison, PairProof, Proof } from './fair-check.ts'
import { accountFor, compareRound } from './fair-check.ts'
import { byId, make, rootPath } from './page.ts'

type Labels = [worked: string, published: string]
const th = {
  unknown: 'ไม่พบรอบนี้',
  offline: 'เชื่อมต่อไม่ได้ ลองใหม่อีกครั้ง',
  hidden: 'ซีดของรอบนี้ยังเป็นความลับ เปลี่ยนซีดในเกมเพื่อเปิดเผย แล้วตรวจสอบได้',
  wrong: {
    seed: 'ซีดไม่ตรงกับแฮชที่ประกาศไว้',
    chain: 'ซีดนี้ไม่ได้มาจากสายโซ่ที่ประกาศไว้',
    words: 'ข้อความที่ใช้ไม่ใช่เกลือที่ประกาศไว้',
    result: 'ผลที่คำนวณไม่ตรงกับผลที่แสดง',
  },
  fair: 'ถูกต้อง ผลตรงกับซีดที่ประกาศไว้',
  rows: {
    seed: ['แฮชของซีดเซิร์ฟเวอร์', 'แฮชที่ประกาศไว้'] as Labels,
    chain: ['แฮชย้อนกลับจากซีดนี้', 'ปลายของสายโซ่'] as Labels,
    words: ['เกลือและปลายของสายถัดไป', 'ข้อความที่ใช้'] as Labels,
    result: ['ผลที่เบราว์เซอร์นี้คำนวณ', 'ผลที่แสดง'] as Labels,
  },
  noPair: 'ไม่พบซีดที่เปิดเผยแล้วของแฮชนี้',
  played: 'เล่นแล้ว',
  void: 'โมฆะ',
  faults: 'ผิดปกติ',
  fault: 'ผิดปกติ',
  before: 'รอบโมฆะเริ่มบันทึกตั้งแต่ลำดับ',
  wouldHavePaid: 'ถ้าได้เล่นจะจ่าย',
}
const en: typeof th = {
  unknown: 'There is no such round',
  offline: 'No connection, please try again',
  hidden: 'The seed of this round is still secret. Change seeds in the game to reveal it',
  wrong: {
    seed: 'This is not the seed that was promised',
    chain: 'This seed is not of the published chain',
    words: 'The words used are not the published salt',
    result: 'The results differ',
  },
  fair: 'Fair: the promised seed leads to this result',
  rows: {
    seed: ['Hash of the server seed', 'Committed hash'],
    chain: ['Hashed back from this seed', 'Tip of the chain'],
    words: ['Salt and tip of the next chain', 'Words used'],
    result: ['Worked out by this browser', 'Shown'],
  },
  noPair: 'There is no revealed seed of this hash',
  played: 'played',
  void: 'void',
  faults: 'faults',
  fault: 'Fault',
  before: 'voids are kept from nonce',
  wouldHavePaid: 'would have paid',
}

/** Thai, with the years of the lobby. */
const calendar = 'th-TH-u-ca-gregory'

/** A round is worked out again here, from its seeds and the published tables alone. */
export function openVerifier(checks: Checks): void {
  const t = document.documentElement.lang === 'en' ? en : th
  const roundField = byId('round-id', HTMLInputElement)
  const asked = new URLSearchParams(location.search).get('round')
  if (asked) roundField.value = asked
  for (const time of document.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleString(t === en ? 'en-GB' : calendar)
  const verify = () => void examine(checks, t, roundField.value.trim())
  byId('verify', HTMLButtonElement).addEventListener('click', verify)
  if (asked) verify()
  const pairField = document.getElementById('pair-hash')
  if (pairField instanceof HTMLInputElement) openPairVerifier(checks, t, pairField)
}

function openPairVerifier(checks: Checks, t: typeof th, field: HTMLInputElement): void {
  const verify = () => void examinePair(checks, t, field.value.trim())
  byId('verify-pair', HTMLButtonElement).addEventListener('click', verify)
  field.value = new URLSearchParams(location.search).get('seeds') ?? ''
  if (field.value) verify()
}

async function examine(checks: Checks, t: typeof th, roundId: string) {
  list([], t)
  const answer = await fetch(`${rootPath()}/rounds/${encodeURIComponent(roundId)}/proof`).catch(
    () => null,
  )
  if (!answer) return say(t.offline, false)
  if (!answer.ok) return say(t.unknown, false)
  const proof = (await answer.json()) as Proof
  const serverSeed = typedSeed() || proof.serverSeed
  if (!serverSeed) return say(t.hidden, null)
  const compared = await compareRound(checks, proof, serverSeed)
  list(compared, t)
  const wrong = compared.find(({ worked, published }) => worked !== published)
  return wrong ? say(t.wrong[wrong.what], false) : say(t.fair, true)
}

/** Every nonce of a pair whose seed is known. */
async function examinePair(checks: Checks, t: typeof th, commitment: string) {
  const told = byId('account', HTMLElement)
  told.className = ''
  told.textContent = '…'
  const load = async (from: number) => {
    const proof = `${rootPath()}/seeds/${encodeURIComponent(commitment)}/proof`
    const answer = await fetch(`${proof}?from=${from}`)
    if (!answer.ok) throw new Error(t.noPair)
    return (await answer.json()) as PairProof
  }
  const account = await accountFor(checks, load).catch((error: unknown) => String(error))
  if (typeof account === 'string') {
    told.textContent = account.replace(/^Error: /, '')
    return
  }
  const isGood = account.faults.length === 0
  told.className = isGood ? 'good' : 'bad'
  told.textContent = accountText(account, t)
  const { voids, faults } = account
  byId('voids', HTMLElement).replaceChildren(
    ...faults.map(({ nonce, what }) => make('li', `${nonce}: ${t.fault} (${what})`, 'bad')),
    ...voids.map(({ nonce, reason, wouldHavePaid }) => {
      const paid = wouldHavePaid === null ? '' : ` · ${t.wouldHavePaid} ${wouldHavePaid / 100}`
      return make('li', `${nonce}: ${t.void} (${reason})${paid}`)
    }),
  )
}

function accountText({ nonces, keptFrom, played, voids, faults }: Account, t: typeof th): string {
  const counts = `1…${nonces}: ${t.played} ${played} · ${t.void} ${voids.length}`
  const older = keptFrom > 1 ? ` · ${t.before} ${keptFrom}` : ''
  return `${counts} · ${t.faults} ${faults.length}${older}`
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

function list(compared: Comparison[], t: typeof th): void {
  byId('checks', HTMLElement).replaceChildren(
    ...compared.map(({ what, worked, published }) => {
      const item = make('li', '', worked === published ? 'good' : 'bad')
      const pairs = make('dl')
      const [workedLabel, publishedLabel] = t.rows[what]
      for (const [label, value] of [
        [workedLabel, worked],
        [publishedLabel, published],
      ] as const) {
        const row = make('div')
        row.append(make('dt', label), make('dd', value, 'code'))
        pairs.append(row)
      }
      item.append(pairs)
      return item
    }),
  )
}
