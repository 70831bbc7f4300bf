import type { calls } from '@parlour/contract/index.ts'
import type { Handlers } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { listEntries, listStatementDays } from '../wallet/index.ts'
import { readSourceNames } from './source-names.ts'
import { readMoments } from './calendar.ts'
import { countDays, foldDays, maxDays, maxRows, sumRows } from './statement.ts'

type Served = Pick<typeof calls, 'appUserCoinDetail' | 'appUserReport'>

export const recordHandlers = {
  async appUserCoinDetail({ tx, caller, envelope }, { account, kind, cursor, limit, ...days }) {
    const { entries, nextCursor } = await listEntries(tx, {
      playerId: caller.playerId,
      account,
      limit,
      ...(kind && { kind }),
      ...(cursor && { cursor }),
      ...(await readMoments(tx, days)),
    })
    const { defaultLocale } = (await readSettings(tx)).settings
    const nameOf = await readSourceNames(tx, entries, envelope.locale ?? defaultLocale)
    const entryList = entries.map(({ entryId, kind: shown, source, change, balance, at }) => ({
      entryId,
      kind: shown,
      source: nameOf(source),
      change,
      balance,
      time: at.getTime(),
    }))
    return { entryList, nextCursor }
  },
  async appUserReport({ tx, caller, error }, { by, from, to }) {
    const length = countDays(from, to)
    if (length < 1 || length > maxDays || (by === 'day' && length > maxRows))
      throw error('periodTooLong')
    const { settings } = await readSettings(tx)
    const moments = await readMoments(tx, { from, to })
    const days = await listStatementDays(tx, {
      playerId: caller.playerId,
      from: moments.from!,
      to: moments.to!,
      timeZone: settings.timeZone,
    })
    const rowList = foldDays(days, by, from, to)
    return { rowList, total: sumRows(rowList) }
  },
} satisfies Handlers<Served>
