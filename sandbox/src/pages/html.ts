/** Markup that is safe to show: everything put into the template was escaped on its way in. */
export type Html = { readonly markup: string }

type Part = Html | Html[] | string | number | null | undefined | false

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, index) => text + markupOf(parts[index])).join('') }
}

export type PageOptions = { title: string; body: Html; refreshSeconds?: number }

export function page({ title, body, refreshSeconds }: PageOptions): string {
  const refresh = refreshSeconds
    ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />`
    : null
  return html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh}
        <title>${title} · Sandbox</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="/mark.svg" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}

export function topBar(here: string): Html {
  const links = [
    ['/', 'Sandbox'],
    ['/sms', 'SMS'],
    ['/sign-in', 'Sign-in'],
    ['/pay', 'Payments'],
  ].map(([href, name]) => {
    const current = href === here ? html`aria-current="page"` : null
    return html`<a href="${href}" ${current}>${name}</a>`
  })
  return html`<header class="bar">
    <nav>${links}</nav>
    <p class="pill">play money · เงินสมมติ</p>
  </header>`
}

export const htmlType = 'text/html; charset=utf-8'

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return typeof part === 'object' ? part.markup : escapeHtml(String(part))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
