import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { operatorActivityCalls } from '@parlour/contract/operator/activities.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Forecast } from '../activities/index.ts'
import {
  forecast,
  listClaims,
  listConfigs,
  readBudgets,
  readInForce,
  readRunning,
  readTurns,
  runningNames,
} from '../activities/index.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { lastDays } from '../frame/calendar.ts'
import { listParts } from '../reports/index.ts'
import { activityOf, contentOf, undecided } from './activity-edit.ts'
import { readProposers } from './approvals.ts'
import { dropDraft, findDraft, keepDraft, listDrafts } from './drafts.ts'
import { checkEdit, makeEdit, nameAuthors, tellForm } from './edits.ts'
import type { OperatorHandlers } from './run.ts'

type Name = keyof typeof promotionConfigs
const dayMs = 86_400_000
const mostShown = 100
const mostVersions = 1_000

export const activityHandlers = {
  async listActivities({ tx, operator }) {
    const running = await readRunning(tx)
    const { inForce } = running
    const budgets = await readBudgets(tx, running)
    const costs = await readCosts(tx, running.timeZone)
    const drafts = await listDrafts(tx, operator.operatorId)
    const waiting = await readProposers(tx, 'setActivity', Object.keys(promotionConfigs))
    const activityList = (Object.keys(promotionConfigs) as Name[]).map((activity) => {
      const { config, ...decided } = inForce.get(activity) ?? undecided(activity)
      const canRun = runningNames.has(activity)
      return {
        ...decided,
        activity,
        canRun,
        config: config as Record<string, never>,
        hasDraft: drafts.has(placeOf(activity)),
        isWaiting: waiting.has(activity),
        cost: costs.get(activity) ?? 0,
        budget: budgets.get(activity) ?? null,
      }
    })
    return { activityList }
  },
  async getActivity({ tx, error }, { activity, version: wanted }) {
    const of = await activityOf(tx, activity)
    const newest = await of.readNewest(tx)
    const before = (wanted ?? newest.version) + 1
    const [found] = await listConfigs(tx, activity, { before, limit: 1 })
    if (wanted !== undefined && found?.version !== wanted) throw error('unknownVersion')
    if (found?.isReadable === false) throw error('unreadableVersion')
    const [named] = await nameAuthors(tx, found ? [found] : [])
    return {
      ...(named ?? { version: 0, author: 'defaults', createTime: null }),
      newest: newest.version,
      ...tellForm(of, found ? contentOf(found) : newest.content),
    }
  },
  async getActivityDraft({ tx, operator: { operatorId } }, { activity }) {
    const found = await findDraft(tx, { operatorId, place: placeOf(activity) })
    if (!found) return { draft: null }
    const { basedOn, content, savedAt } = found
    return {
      draft: { basedOn, content: content as Record<string, never>, savedTime: savedAt.getTime() },
    }
  },
  async setActivityDraft({ tx, operator: { operatorId } }, { activity, basedOn, content }) {
    const of = { operatorId, place: placeOf(activity) }
    if (content !== null)
      return { savedTime: (await keepDraft(tx, of, { basedOn, content })).getTime() }
    await dropDraft(tx, of)
    return { savedTime: null }
  },
  async listActivityVersions({ tx }, { activity, cursor, limit }) {
    const page = { before: readIdCursor(cursor), limit: limit + 1 }
    const rows = await listConfigs(tx, activity, page)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const versionList = await nameAuthors(tx, shown)
    return { versionList, nextCursor: last ? String(last.version) : null }
  },
  async listActivityClaims({ tx }, { activity, ...page }) {
    const { claims, nextCursor } = await listClaims(tx, activity, page)
    const claimList = claims.map(({ playerId, key, items, at }) => ({
      playerId,
      claimKey: key,
      itemList: items,
      time: Math.floor(at / 1000),
    }))
    return { claimList, nextCursor }
  },
  async listActivityTurns({ tx }, { activity }) {
    const { lookedAt, isWhole, inTurn } = await readTurns(tx, activity)
    const newest = (await readInForce(tx)).get(activity)?.version ?? 0
    const oldestFirst = inTurn.toSorted((one, other) => one.version - other.version)
    const turnList = Array.from(
      Map.groupBy(oldestFirst, ({ version }) => version),
      ([version, players]) => ({ version, players: players.length }),
    )
    const playerList = oldestFirst.slice(0, mostShown)
    return { newest, lookedAt, isWhole, turnList: turnList.slice(-mostVersions), playerList }
  },
  async checkActivity({ tx }, { activity, content }) {
    return checkEdit(tx, await activityOf(tx, activity), content)
  },
  async forecastActivity({ tx, error }, { activity, config, days }) {
    if (!runningNames.has(activity)) throw error('cannotRun')
    const draft = promotionConfigs[activity].safeParse(config)
    if (!draft.success) throw error('badContent')
    const { config: running } = (await readInForce(tx)).get(activity) ?? undecided(activity)
    const to = new Date()
    const asked = { activity, from: new Date(to.getTime() - days * dayMs), to }
    const now = await forecast(tx, { ...asked, config: running })
    const then = await forecast(tx, { ...asked, config: draft.data })
    return { days, players: now.players, running: tellForecast(now), draft: tellForecast(then) }
  },
  async setActivity(ctx, { activity, basedOn, reason: _reason, ...decided }) {
    if (decided.isOn && !runningNames.has(activity)) throw ctx.error('cannotRun')
    const of = await activityOf(ctx.tx, activity)
    const { content } = await of.readNewest(ctx.tx)
    const made = await makeEdit(ctx, of, { basedOn, content: { ...content, ...decided } })
    if (typeof made === 'string') throw ctx.error(made)
    return made
  },
} satisfies OperatorHandlers<typeof operatorActivityCalls>

const placeOf = (activity: Name) => `activity:${activity}`

const costDays = 7

/** What each promotion paid over the last days of the site's calendar. */
async function readCosts(queries: Queries, timeZone: string): Promise<Map<string, number>> {
  const days = lastDays(timeZone, costDays)
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '', timeZone }
  const lines = await listParts(queries, range, 'bonuses')
  return new Map(lines.map(({ line, figures }) => [line, figures.bonusCost]))
}

function tellForecast({ claims, paidPlayers, paid, coins }: Forecast) {
  return {
    claims,
    paidPlayers,
    coins: paid.get(rewardIds.coin) ?? 0,
    points: paid.get(rewardIds.points) ?? 0,
    coinsLow: coins?.low ?? null,
    coinsHigh: coins?.high ?? null,
  }
}
