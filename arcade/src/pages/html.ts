export type Locale = 'th' | 'en'

/** Markup that is safe to show: everything put into the template was escaped on its way in. */
export type Html = { readonly markup: string }

type Part = Html | Html[] | string | number | null | undefined | false

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, index) => text + markupOf(parts[index])).join('') }
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

type Head = { title: string; style: string; script: string; locale?: Locale; first?: Html }

export function pageOf(head: Head, body: Html): string {
  const { title, style, script, locale = 'th', first } = head
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        ${first}
        <link rel="icon" href="/mark.svg" />
        <link rel="stylesheet" href="${style}" />
        <script type="module" src="${script}"></script>
      </head>
      ${body}
    </html>`.markup
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return typeof part === 'object' ? part.markup : escapeHtml(String(part))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
