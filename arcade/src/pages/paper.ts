import type { Html, Locale } from './html.ts'
import { html, pageOf } from './html.ts'
import { paperTexts } from './paper-texts.ts'

/** `root` is where the room's own pages are: those for play money have one of their own. */
export type PaperFiles = { style: string; script: string; locale: Locale; root: string }

/** A page to read: its own language, and the way to the other one. */
export function paperOf(files: PaperFiles, title: string, main: Html): string {
  const { locale } = files
  const other = locale === 'th' ? 'en-US' : 'th-TH'
  return pageOf(
    { title, ...files },
    html`<body class="paper" data-root="${files.root}">
      <main>
        <p class="language">
          <a href="?locale=${other}" lang="${other}">${paperTexts[locale].otherLanguage}</a>
        </p>
        ${main}
      </main>
    </body>`,
  )
}

export type Row = [label: string, value: Html | string, isCode?: boolean]

export function listOf(rows: readonly Row[]): Html {
  const items = rows.map(([label, value, isCode]) => {
    const shown = isCode ? html`<dd class="code">${value}</dd>` : html`<dd>${value}</dd>`
    return html`<div>
      <dt>${label}</dt>
      ${shown}
    </div>`
  })
  return html`<dl>${items}</dl>`
}

/** Where the browser's own verdict appears; see client/fair.ts. */
export const verdictBox = html`<div id="verdict" role="status"></div>
  <ol id="checks"></ol>`
