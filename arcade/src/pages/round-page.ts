import type { AnyArcadeGame } from '../games/game.ts'
import type { Proof } from '../rounds/proof.ts'
import type { PageFiles } from './html.ts'
import { escapeHtml, pageOf, stylesOf } from './html.ts'

/** One round in full: what was staked, what came, and what proves it. */
export function roundPage(game: AnyArcadeGame, proof: Proof, files: PageFiles): string {
  const { round } = proof
  const rows: [label: string, value: string][] = [
    ['เกม · Game', `${game.name.th} · ${game.name.en}`],
    ['เวลา · Time', new Date(round.openedAtMs).toISOString().replace('T', ' ').slice(0, 19)],
    ['รอบ · Round', round.roundId],
    ['เดิมพัน · Stake', coins(round.stakeAmount)],
    ['ได้รับ · Won', round.isOver ? coins(round.winAmount) : 'ยังไม่จบ · unfinished'],
    ['ผล · Result', JSON.stringify(round.table)],
    ['แฮชที่ประกาศไว้ · Committed hash', proof.commitment],
    ['ซีดผู้เล่น · Player seed', proof.playerSeed],
    ['ลำดับ · Nonce', String(proof.nonce)],
    ['ซีดเซิร์ฟเวอร์ · Server seed', proof.serverSeed ?? hidden],
  ]
  const list = rows.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  const link = `<p><a href="/fair?round=${round.roundId}">ตรวจสอบรอบนี้ · Verify this round</a></p>`
  const head = {
    title: `${game.name.th} · ${round.roundId}`,
    styles: stylesOf(files),
    scripts: [],
  }
  return pageOf(
    head,
    `<body class="paper">
    <main><h1>ผลของรอบ · Round</h1><dl>${list.join('')}</dl>${link}</main>
  </body>`,
  )
}

const hidden = 'เปิดเผยเมื่อคุณเปลี่ยนซีด · revealed when you change seeds'

function coins(amount: number): string {
  return (amount / 100).toFixed(2)
}
