import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import { count, field, moment } from '@parlour/contract/schemas.ts'
import { z } from 'zod'
import { readInForce, requireKept, runningNames, saveConfig } from '../activities/index.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import type { Change } from './diff-paths.ts'
import type { Editable } from './edits.ts'

type Name = keyof typeof promotionConfigs
const lastSort = 1_000

type Decided = {
  version: number
  isOn: boolean
  sort: number
  config: unknown
  startsAt: number | null
  endsAt: number | null
}

/** A promotion as operators edit it: switch, borders, place and config are one content. */
export async function activityOf(queries: Queries, activity: Name): Promise<Editable> {
  const { settings } = await readSettings(queries)
  const { highestTurnover } = jurisdictionOf(settings.jurisdiction)
  return {
    subject: activity,
    schema: schemaOf(activity, highestTurnover),
    async readNewest(tx) {
      const now = (await readInForce(tx)).get(activity) ?? undecided(activity)
      return { version: now.version, content: contentOf(now) }
    },
    save: (tx, { content, ...change }) =>
      saveConfig(tx, { activity, ...(content as Omit<Decided, 'version'>), ...change }),
    wantsTwo,
  }
}

export function contentOf({ isOn, startsAt, endsAt, sort, config }: Decided): object {
  return { isOn, startsAt, endsAt, sort, config }
}

export function undecided(activity: Name): Decided {
  const config: unknown = promotionConfigs[activity].parse({})
  return { version: 0, isOn: false, sort: lastSort, config, startsAt: null, endsAt: null }
}

function schemaOf(activity: Name, highestTurnover: number) {
  const endsText = 'Empty: no end. What was earned can be taken 3 days longer'
  return z
    .strictObject({
      isOn: field('On', z.boolean()),
      startsAt: field('From', moment.nullable().describe('Empty: at once')),
      endsAt: field('Until', moment.nullable().describe(endsText)),
      sort: field('Place in the list', count.max(10_000).describe('Smaller ones stand first')),
      config: field('What it gives', promotionConfigs[activity] as z.ZodType),
    })
    .superRefine(({ isOn, startsAt, endsAt, config }, check) => {
      const say = (path: PropertyKey[], message: string) =>
        check.addIssue({ code: 'custom', path, message })
      if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
        say(['endsAt'], 'ends before it begins')
      if (isOn && !runningNames.has(activity))
        say(['isOn'], 'there are no rules for it: it cannot be switched on')
      for (const { path, message } of listBroken(config, highestTurnover))
        say(['config', ...path], message)
    })
}

function listBroken(config: unknown, highestTurnover: number) {
  try {
    requireKept(config, highestTurnover)
    return []
  } catch (failure) {
    if (!(failure instanceof z.ZodError)) throw failure
    return failure.issues
  }
}

/** What a promotion pays, whether it runs and until when: two people. Less of it: one. */
function wantsTwo(changes: readonly Change[]): boolean {
  return changes.some(({ path, after }) => {
    const [first = ''] = path.split('.')
    return first === 'sort' ? false : first === 'isOn' ? after === true : true
  })
}
