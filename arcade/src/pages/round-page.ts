import type { AnyArcadeGame } from '../games/game.ts'
import { coinText } from '../client/amounts.ts'
import type { ToldResult } from '../games/result-words.ts'
import type { Proof } from '../rounds/proof.ts'
import { html } from './html.ts'
import type { PaperFiles, Row } from './paper.ts'
import { listOf, paperOf, verdictBox } from './paper.ts'
import { paperTexts } from './paper-texts.ts'
import { partsOf } from './result-parts.ts'

type RoundPaper = { game: AnyArcadeGame; proof: Proof; told: ToldResult }

/** One round in full: what was staked, what came, and what proves it. */
export function roundPage({ game, proof, told }: RoundPaper, files: PaperFiles): string {
  const { locale, root } = files
  const t = paperTexts[locale]
  const { round, place } = proof
  const name = game.name[locale]
  const standing = round.voidReason === null ? t.unfinished : `${t.void} (${round.voidReason})`
  const time = new Date(round.openedAtMs).toISOString()
  const sums = listOf([
    [t.time, html`<time datetime="${time}">${time.replace('T', ' ').slice(0, 19)} UTC</time>`],
    [t.stake, coinText(round.stakeAmount)],
    [t.won, round.isOver ? coinText(round.winAmount) : standing],
    [t.round, round.roundId, true],
  ])
  const words: Row[] = place
    ? [
        [t.tip, place.tip, true],
        [t.place, String(place.position), true],
        [t.salt, place.salt, true],
        [t.nextTip, place.nextTip, true],
      ]
    : [[t.playerSeed, proof.playerSeed, true]]
  const seeds = listOf([
    [t.commitment, proof.commitment, true],
    ...words,
    [t.nonce, String(proof.nonce), true],
    [t.serverSeed, proof.serverSeed ?? t.hidden, proof.serverSeed !== null],
  ])
  return paperOf(
    files,
    `${name} · ${round.roundId}`,
    html`<header>
        <img src="/art/thumb/${game.catalogueId}.webp" width="72" height="72" alt="" />
        <h1>${name}</h1>
      </header>
      <section>${sums}</section>
      <section>
        <h2>${t.result}</h2>
        ${partsOf(told, locale)}
      </section>
      <section>
        <h2>${t.proof}</h2>
        ${seeds}
        <input id="round-id" type="hidden" value="${round.roundId}" />
        <button type="button" id="verify" class="brand-button">${t.verify}</button>
        ${verdictBox}
        <p><a href="${root}/fair?locale=${locale === 'en' ? 'en-US' : 'th-TH'}">${t.how}</a></p>
      </section>`,
  )
}
