import { z } from 'zod'
import {
  entryFigures,
  mostExportRows,
  mostReportDays,
  reportFigures,
  reportParts,
} from '../report-figures.ts'
import { count, day, id, label, moment, nextCursor, paging, signedAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const range = {
  from: day.describe('The first day, by the site’s own calendar'),
  to: day.describe(`The last day: at most ${mostReportDays} days in all`),
}
const errors = { badRange: 1001 }
const name = z.string().max(300)

const figures = z.object({
  staked: signedAmount.describe('Stakes without those that were given back'),
  won: signedAmount.describe('What rounds paid, with what was resettled'),
  ggr: signedAmount.describe('Staked without won'),
  bonusCost: signedAmount.describe('Rewards in money, without bonuses given up'),
  ngr: signedAmount.describe('GGR without the cost of bonuses'),
  deposited: signedAmount,
  sentBack: signedAmount.describe('Deposits refunded, and those a bank took back'),
  withdrawn: signedAmount.describe('Paid out, without what came back'),
  fees: signedAmount.describe('What players paid for withdrawals'),
  adjusted: signedAmount.describe('What operators added to balances, without what they took'),
})

const figure = z.literal([...entryFigures])
const provider = z.string().max(60)
const line = z.string().max(300).describe('A game, a promotion or a channel; may be empty')

const careCounts = z.object({
  limitsSet: count.describe('Limits players set or lowered'),
  limitsRaised: count.describe('Limits players raised or took away, once confirmed'),
  breaks: count.describe('Breaks players took'),
  exclusions: count,
  casesOpened: count,
  talks: count.describe('Cases in which somebody talked to the player'),
  casesClosed: count,
})

/** What the house's money did, day by day, and the rows behind every figure. */
export const operatorReportCalls = {
  getReport: operatorCall('getReport', {
    about: 'Answers the figures of each day of a range, their sum, and that of the range before.',
    permission: 'reports.read',
    input: z.strictObject(range),
    output: z.object({
      dayList: z
        .array(
          figures.extend({
            day,
            activePlayers: count.nullable().describe('Who staked; null until the day is closed'),
            newPlayers: count.nullable().describe('Who registered; null until the day is closed'),
          }),
        )
        .max(mostReportDays),
      total: figures,
      before: figures.describe('Of as many days right before'),
      summedTime: moment.nullable().describe('Until when everything is counted'),
    }),
    errors,
  }),
  getToday: operatorCall('getToday', {
    about: 'Answers today’s figures beside those of the same weekday until the same time.',
    permission: 'reports.read',
    input: z.strictObject({}),
    output: z.object({
      today: figures,
      before: figures.describe('Of the same weekday a week ago, until the same time of day'),
      hourList: z
        .array(
          z.object({
            hour: z.int().min(0).max(23),
            ggr: signedAmount.nullable().describe('Null for hours to come'),
            before: signedAmount.describe('GGR of that hour a week ago'),
          }),
        )
        .length(24),
      summedTime: moment.nullable().describe('Until when everything is counted'),
    }),
  }),
  listReportLines: operatorCall('listReportLines', {
    about: 'Breaks a range down by game, provider, promotion or channel.',
    permission: 'reports.read',
    input: z.strictObject({ part: z.literal([...reportParts]), ...range }),
    output: z.object({
      lineList: z
        .array(z.object({ provider, line, name, nameEn: name, figures, before: figures }))
        .max(10_000),
    }),
    errors,
  }),
  explainReport: operatorCall('explainReport', {
    about: 'Answers the SQL by which each figure of a range follows from the books.',
    permission: 'reports.read',
    input: z.strictObject(range),
    output: z.object({
      definitionList: z
        .array(
          z.object({
            figure: z.literal([...reportFigures, 'ggr', 'ngr', 'activePlayers', 'newPlayers']),
            sql: label(2_000),
          }),
        )
        .max(20),
    }),
    errors,
  }),
  getCareReport: operatorCall('getCareReport', {
    about: 'Answers what players did to limit their play and what people did about signs, by day.',
    permission: 'reports.read',
    input: z.strictObject(range),
    output: z.object({
      dayList: z.array(careCounts.extend({ day })).max(mostReportDays),
      total: careCounts,
      before: careCounts.describe('Of as many days right before'),
    }),
    errors,
  }),
  listCohorts: operatorCall('listCohorts', {
    about: 'Tells of those who registered in each of the last weeks who staked in later ones.',
    permission: 'reports.read',
    input: z.strictObject({ weeks: z.int().min(1).max(26).default(12) }),
    output: z.object({
      cohortList: z
        .array(
          z.object({
            week: day.describe('Its Monday'),
            newPlayers: count,
            activeList: z.array(count).max(26).describe('In that week, in the next one, and so on'),
          }),
        )
        .max(26),
    }),
  }),
  listAgents: operatorCall('listAgents', {
    about: 'Lists those with a team and nobody above, or those right below a player.',
    permission: 'reports.read',
    input: z.strictObject({ superiorId: id.optional(), ...range, ...paging }),
    output: z.object({
      agentList: z
        .array(
          z.object({
            playerId: id,
            playerName: label(100),
            levelCounts: z.array(count).length(3),
            validCount: count.describe('Members who have done what an invite asks for'),
            stake: signedAmount.describe('What the team staked, as far as it was computed'),
            commission: signedAmount,
          }),
        )
        .max(100),
      nextCursor,
    }),
    errors,
  }),
  listReportEntries: operatorCall('listReportEntries', {
    about: 'Lists the entries of the ledger that a figure is made of, in the order of time.',
    permission: 'ledger.read',
    input: z.strictObject({
      figure,
      ...range,
      provider: provider.optional(),
      line: line.optional(),
      ...paging,
    }),
    output: z.object({
      entryList: z
        .array(
          z.object({
            playerId: id,
            account: label(20),
            seq: id,
            code: label(40),
            change: signedAmount,
            provider,
            source: z.string().max(300),
            roundId: z.string().max(200).nullable(),
            time: moment,
          }),
        )
        .max(100),
      nextCursor,
    }),
    errors,
  }),
  startExport: operatorCall('startExport', {
    about:
      'Answers the address of a file with a report or with the entries behind a figure. It can ' +
      `be fetched once, within a minute. At most ${mostExportRows.toLocaleString('en')} entries.`,
    permission: 'reports.export',
    writes: true,
    input: z.strictObject({
      report: z.literal(['days', ...reportParts, 'cohorts', 'agents', 'care', 'entries']),
      ...range,
      figure: figure.optional().describe('Of entries'),
      provider: provider.optional(),
      line: line.optional(),
    }),
    output: z.object({ address: label(200) }),
    errors: { ...errors, tooManyRows: 1002, figureMissing: 1003, listNotPermitted: 1004 },
  }),
}
