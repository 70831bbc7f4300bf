import type { Locale } from './html.ts'
import { pageOf } from './html.ts'
import { paperTexts } from './paper-texts.ts'

export type PaperFiles = { style: string; script: string; locale: Locale }

/** A page to read: its own language, and the way to the other one. */
export function paperOf(files: PaperFiles, title: string, main: string): string {
  const { locale } = files
  const other = locale === 'th' ? 'en-US' : 'th-TH'
  return pageOf(
    { title, ...files },
    `<body class="paper">
    <main>
      <p class="language"><a href="?locale=${other}" lang="${other}">${
        paperTexts[locale].otherLanguage
      }</a></p>
      ${main}
    </main>
  </body>`,
  )
}

/** Both are HTML already. */
export type Row = [label: string, value: string, isCode?: boolean]

export function listOf(rows: readonly Row[]): string {
  const items = rows.map(
    ([label, value, isCode]) =>
      `<div><dt>${label}</dt><dd${isCode ? ' class="code"' : ''}>${value}</dd></div>`,
  )
  return `<dl>${items.join('')}</dl>`
}

/** Where the browser's own verdict appears; see client/fair.ts. */
export const verdictBox = `<div id="verdict" role="status"></div>
      <ol id="checks"></ol>`
