import { formatMoney } from '@parlour/contract/money.ts'
import { StopReason } from '../stop-reason.ts'

type Answer = Record<string, unknown> & { errcode: number; error?: string; message?: string }

/** An answer as lines a person can read and copy from. A refusal stops the command. */
export function describeAnswer({ code: _code, errcode, error, message, ...rest }: Answer): string {
  if (errcode !== 0) throw new StopReason(`Refused: ${error}${message ? ` (${message})` : ''}`)
  return Object.entries(rest)
    .map(([name, value]) =>
      Array.isArray(value)
        ? [`${name}: ${value.length === 0 ? 'none' : ''}`, ...value.map(describeRow)].join('\n')
        : `${name}: ${describeValue(name, value)}`,
    )
    .join('\n')
}

function describeRow(row: unknown): string {
  const fields = Object.entries(row as object)
  return `  ${fields.map(([name, value]) => `${name} ${describeValue(name, value)}`).join('  ')}`
}

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /amount$/i.test(name)) return formatMoney(value)
  if (typeof value === 'number' && /time$/i.test(name)) return new Date(value).toISOString()
  return String(value)
}
