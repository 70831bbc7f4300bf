import type { OutputOf } from '@parlour/contract/call.ts'
import type { siteCalls } from '@parlour/contract/player/site.ts'
import type { Queries } from '../frame/db.ts'

type Whole = Extract<OutputOf<typeof siteCalls.appConfig>, { changed: true }>
/** What the site's config tells of promotions. */
type PartName = 'appUserLevelConfigList' | 'appInviteConditionList'
type Read<Name extends PartName> = (queries: Queries) => Promise<Whole[Name]>

const readers: { [Name in PartName]: Read<Name> } = {
  appUserLevelConfigList: async () => [{ level: 0, betAmount: 0 }],
  appInviteConditionList: async () => [],
}

/** Activities come after the site in the order of modules, so they bring their parts here. */
export function registerPart<Name extends PartName>(name: Name, read: Read<Name>): void {
  Object.assign(readers, { [name]: read })
}

export async function readPromotionParts(queries: Queries): Promise<Pick<Whole, PartName>> {
  return {
    appUserLevelConfigList: await readers.appUserLevelConfigList(queries),
    appInviteConditionList: await readers.appInviteConditionList(queries),
  }
}
