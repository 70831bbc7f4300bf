import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Queries } from '../frame/db.ts'
import { readGameNames } from '../games/index.ts'

const gameSource = /^game:(\d{1,9})$/

/** The ledger keeps a game's number, since its name may change; people read the name of today. */
export async function readSourceNames(
  queries: Queries,
  entries: { source: string }[],
  locale: SiteSettings['defaultLocale'],
) {
  const ids = new Set(entries.flatMap(({ source }) => findGameId(source) ?? []))
  const names = await readGameNames(queries, [...ids])
  return (source: string) => {
    const game = names.get(findGameId(source) ?? 0)
    if (!game) return source
    return locale === 'th-TH' ? game.name : game.nameEn
  }
}

function findGameId(source: string): number | null {
  const id = gameSource.exec(source)?.[1]
  return id === undefined ? null : Number(id)
}
