type Element = string | number | boolean | null

/**
 * A column of many rows, as PostgreSQL writes an array. The driver would take each element through
 * its own conversions again: of what a bet costs the server, that was a tenth.
 */
export function toColumn(elements: readonly Element[]): string {
  return listOf(elements, (element) => element)
}

/** A column of documents. Their text has no sign but these two that an array would misread. */
export function toJsonColumn(documents: readonly unknown[]): string {
  return `{${documents.map((one) => JSON.stringify(JSON.stringify(one))).join(',')}}`
}

/** Rows as columns, for `unnest`. */
export function toColumns<Row>(rows: readonly Row[], names: readonly ColumnOf<Row>[]): string[] {
  return names.map((name) => listOf(rows, (row) => row[name] as Element))
}

type ColumnOf<Row> = { [Name in keyof Row]: Row[Name] extends Element ? Name : never }[keyof Row]

/** By a loop: a list made of all elements first takes longer than all else here. */
function listOf<One>(all: readonly One[], read: (one: One) => Element): string {
  let column = ''
  for (const one of all) column += (column === '' ? '{' : ',') + toElement(read(one))
  return column === '' ? '{}' : `${column}}`
}

function toElement(element: Element): string {
  if (element === null) return 'NULL'
  if (typeof element !== 'string') return String(element)
  return `"${/["\\]/.test(element) ? element.replace(/["\\]/g, String.raw`\$&`) : element}"`
}
