import type { Text } from '../games/text.ts'
import type { Chain } from '../store/chains.ts'
import type { Html, Locale } from './html.ts'
import { html } from './html.ts'
import type { PaperFiles, Row } from './paper.ts'
import { listOf, paperOf, verdictBox } from './paper.ts'
import { paperTexts } from './paper-texts.ts'

export type PublishedChain = Omit<Chain, 'chainId'> & { name: Text }

/** The verifier runs in the reader's browser, on code that shares nothing with the server's. */
export function fairPage(chains: PublishedChain[], files: PaperFiles): string {
  const t = paperTexts[files.locale]
  return paperOf(
    files,
    t.fairness,
    html`<h1>${t.fairness}</h1>
      <section>
        <h2>${t.how}</h2>
        <ol>
          ${t.steps.map((step) => html`<li>${step}</li>`)}
        </ol>
      </section>
      <section>
        <h2>${t.verifyAny}</h2>
        <label>${t.round} <input id="round-id" autocomplete="off" spellcheck="false" /></label>
        <label
          >${t.optionalSeed} <input id="server-seed" autocomplete="off" spellcheck="false"
        /></label>
        <button type="button" id="verify" class="brand-button">${t.verify}</button>
        ${verdictBox}
      </section>
      <section>
        <h2>${t.verifyPair}</h2>
        <label>${t.pairHash} <input id="pair-hash" autocomplete="off" spellcheck="false" /></label>
        <button type="button" id="verify-pair" class="brand-button">${t.verify}</button>
        <div id="account" role="status"></div>
        <ol id="voids"></ol>
        <p><a href="${files.root}/fair/verify.mjs">${t.program}</a></p>
      </section>
      <section>
        <h2>${t.chains}</h2>
        <p>${t.chainsNote}</p>
        ${chains.toReversed().map((chain) => chainList(chain, files.locale))}
        <p><a href="${files.root}/fair/chains">${t.chainsFile}</a></p>
      </section>`,
  )
}

function chainList(chain: PublishedChain, locale: Locale): Html {
  const t = paperTexts[locale]
  const { name, tip, madeAtMs, salt, saltedAtMs, used, length } = chain
  const salted: Row[] = saltedAtMs === null ? [] : [[t.saltedAt, timeOf(saltedAtMs)]]
  return listOf([
    [t.game, name[locale]],
    [t.tip, tip, true],
    [t.madeAt, timeOf(madeAtMs)],
    [t.salt, salt ?? t.saltless, salt !== null],
    ...salted,
    [t.flights, `${used} / ${length}`],
  ])
}

function timeOf(ms: number): Html {
  const time = new Date(ms).toISOString()
  return html`<time datetime="${time}">${time.replace('T', ' ').slice(0, 19)} UTC</time>`
}
