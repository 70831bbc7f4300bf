export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Exact to the last digit that matters: 97.00 %. */
export function percentText({ numerator, denominator }: Fraction): string {
  return `${((numerator / denominator) * 100).toFixed(2)}%`
}

type Fraction = { numerator: number; denominator: number }

/** Where the browser's files are served. */
export type PageFiles = { prefix: string; listFor(gameId: string): string[] }

export function stylesOf({ prefix }: PageFiles): string[] {
  return ['play', 'panel', 'sheet'].map((name) => `${prefix}client/${name}.css`)
}

type Head = { title: string; styles: string[]; scripts: string[]; preloads?: string[] }

export function pageOf({ title, styles, scripts, preloads = [] }: Head, body: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" />`)
  const early = preloads.map((href) => `<link rel="modulepreload" href="${href}" />`)
  const code = scripts.map((src) => `<script type="module" src="${src}"></script>`)
  return `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="/mark.svg" />
    ${[...links, ...early, ...code].join('\n    ')}
  </head>
  ${body}
</html>`
}
