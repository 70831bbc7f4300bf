/** Rows of a CSV text (RFC 4180), each with the number of the line it begins on. */
export type Row = { line: number; fields: string[] }

/** Null when a quote is never closed. Empty lines are left out. */
export function readCsv(text: string): Row[] | null {
  const rows: Row[] = []
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  let line = 1
  let begins = 1
  const end = () => {
    fields.push(field)
    if (fields.length > 1 || field.trim() !== '') rows.push({ line: begins, fields })
    fields = []
    field = ''
  }
  const content = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < content.length; at++) {
    const sign = content[at]
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (content[at + 1] === '"') field += content[++at]
      else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === ',') {
      fields.push(field)
      field = ''
    } else if (sign === '\n') {
      end()
      begins = line
    } else field += sign
  }
  if (isQuoted) return null
  end()
  return rows
}
