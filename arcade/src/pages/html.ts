export type Locale = 'th' | 'en'

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Exact to the last digit that matters: 97.00 %. */
export function percentText({ numerator, denominator }: Fraction): string {
  return `${((numerator / denominator) * 100).toFixed(2)}%`
}

type Fraction = { numerator: number; denominator: number }

/** The language a page is asked for in its address, else the browser's; Thai unless English. */
export function readLocale(asked: unknown, accepted: string | undefined): Locale {
  const wanted = typeof asked === 'string' && asked !== '' ? asked : (accepted ?? '')
  return wanted.startsWith('en') ? 'en' : 'th'
}

type Head = { title: string; style: string; script: string; locale?: Locale }

export function pageOf({ title, style, script, locale = 'th' }: Head, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/mark.svg" />
    <link rel="stylesheet" href="${style}" />
    <script type="module" src="${script}"></script>
  </head>
  ${body}
</html>`
}
