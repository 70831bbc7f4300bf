/** A statement with its values. Values never become part of the text. */
export type Sql = { text: string; values: unknown[] }

/** Builds a statement; a nested statement is spliced in, everything else becomes a value. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const values: unknown[] = []
  let text = strings[0] ?? ''
  for (const [index, part] of parts.entries()) {
    if (isSql(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  }
  return { text, values }
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part
}
