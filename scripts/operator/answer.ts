import { formatMoney } from '@parlour/contract/money.ts'
import { StopReason } from '../stop-reason.ts'

type Answer = Record<string, unknown> & { errcode: number; error?: string; message?: string }

/** An answer as lines a person can read and copy from. A refusal stops the command. */
export function describeAnswer({ code: _code, errcode, error, message, ...rest }: Answer): string {
  if (errcode !== 0) throw new StopReason(`Refused: ${error}${message ? ` (${message})` : ''}`)
  return Object.entries(rest)
    .map(([name, value]) =>
      Array.isArray(value)
        ? [`${name}: ${value.length === 0 ? 'none' : ''}`, ...value.map(describeRow())].join('\n')
        : `${name}: ${describeValue(name, value)}`,
    )
    .join('\n')
}

/** A list within a row follows below it, further in. */
const describeRow =
  (indent = '  ') =>
  (row: unknown): string => {
    const fields = Object.entries(row as object)
    const isList = ([, value]: [string, unknown]) =>
      Array.isArray(value) && value.some((one) => typeof one === 'object')
    const words = fields
      .filter((field) => !isList(field))
      .map(([name, value]) => `${name} ${describeValue(name, value)}`)
    const below = fields.filter(isList).flatMap(([, list]) => list as object[])
    return [`${indent}${words.join('  ')}`, ...below.map(describeRow(`${indent}  `))].join('\n')
  }

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /amount$/i.test(name)) return formatMoney(value)
  if (typeof value === 'number' && /time$/i.test(name)) return new Date(value).toISOString()
  return String(value)
}
