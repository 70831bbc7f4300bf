import { couponKindOf } from '@parlour/contract/reward-items.ts'
import { ZodError } from 'zod'
import { propConfigMap } from '../../rewards/index.ts'

/**
 * A coupon that no deposit could be made with is not promised, nor a bonus that is to be wagered
 * more often than the place allows: throws as a broken schema does.
 */
export function requireKept(config: unknown, highestTurnover: number): void {
  for (const { path, name, value, isItem } of listNumbers(config)) {
    if (isItem && name === 'id' && couponKindOf(value) && !(value in propConfigMap))
      throw broken(path, value, `there is no coupon ${value}`)
    if (/betRate$/i.test(name) && value > highestTurnover)
      throw broken(path, value, `may be wagered ${highestTurnover} times at most`)
  }
}

type Found = { path: string[]; name: string; value: number; isItem: boolean }

/** Every number in the config. A reward item is what has these three, wherever it stands. */
function listNumbers(config: unknown, path: string[] = []): Found[] {
  if (typeof config !== 'object' || config === null) return []
  const isItem = 'id' in config && 'count' in config && 'betRate' in config
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number'
      ? [{ path: [...path, name], name, value, isItem }]
      : listNumbers(value, [...path, name]),
  )
}

function broken(path: string[], input: number, message: string): ZodError {
  return new ZodError([{ code: 'custom', path, input, message }])
}
