/** Text that is already HTML. Everything else is escaped where it is put in. */
export type Html = { readonly html: string }
type Part = Html | Html[] | string | number | null

export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  const text = pieces.map(
    (piece, at) => piece + (at < parts.length ? write(parts[at] ?? null) : ''),
  )
  return { html: text.join('') }
}

function write(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map((one) => one.html).join('')
  return typeof part === 'object' ? part.html : escape(String(part))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
