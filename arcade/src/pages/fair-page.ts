import { html } from './html.ts'
import type { PaperFiles } from './paper.ts'
import { paperOf, verdictBox } from './paper.ts'
import { paperTexts } from './paper-texts.ts'

/** The verifier runs in the reader's browser, on code that shares nothing with the server's. */
export function fairPage(files: PaperFiles): string {
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
      </section>`,
  )
}
