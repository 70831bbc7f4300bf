import { z } from 'zod'
import { mostExportRows, mostLargeRows } from '../report-figures.ts'
import { count, id, label, listedId, moment, nextCursor, paging } from '../schemas.ts'
import { promotionName } from './activities.ts'
import { withdrawalFilters } from './desk.ts'
import { ledgerFilters } from './ledger.ts'
import { playerFilters } from './people.ts'
import { operatorCall } from './operator-call.ts'

/** Lists that can be taken as files, by the call that answers them. */
export const exportedLists = [
  'listActivities',
  'listActivityClaims',
  'listApprovals',
  'listAudit',
  'listBanks',
  'listBanners',
  'listCases',
  'listChannels',
  'listConflicts',
  'listGames',
  'listGroups',
  'listKyc',
  'listLedger',
  'listMails',
  'listMatched',
  'listNotices',
  'listOpenDeposits',
  'listOperators',
  'listPlayerEvents',
  'listPlayers',
  'listProposals',
  'listProviders',
  'listTexts',
  'listWithdrawals',
] as const

/** Of these, those whose masked numbers a file may hold whole, where two people say so. */
export const unmaskedLists = [
  'listPlayers',
] as const satisfies readonly (typeof exportedLists)[number][]

/** What any of these lists is filtered by; each takes its own. */
const filters = z.strictObject({
  ...playerFilters,
  activity: promotionName.optional(),
  state: label(20).optional(),
  view: label(20).optional(),
  operatorName: label(60).optional(),
  action: label(60).optional(),
  subject: label(100).optional(),
  address: label(60).optional(),
  playerId: id.optional(),
  rechargeType: listedId.optional(),
  account: label(20).optional(),
  ...withdrawalFilters,
  ...ledgerFilters,
})

export const operatorListExportCalls = {
  startListExport: operatorCall('startListExport', {
    about:
      'Answers the address of a file with all that a list shows under its filters, masked as ' +
      'there. It can be fetched once, within a minute. At most ' +
      `${mostExportRows.toLocaleString('en')} rows.`,
    permission: 'reports.export',
    writes: true,
    input: z.strictObject({
      list: z.literal(exportedLists),
      filters,
    }),
    output: z.object({ address: label(200) }),
    errors: { listNotPermitted: 1001, badFilters: 1002 },
  }),
  startLargeExport: operatorCall('startLargeExport', {
    about:
      'Has a file made in the background with all that a list shows; always by two people. ' +
      `At most ${mostLargeRows.toLocaleString('en')} rows.`,
    permission: 'reports.export',
    writes: true,
    input: z.strictObject({
      list: z.literal(exportedLists),
      filters,
      isUnmasked: z
        .boolean()
        .default(false)
        .describe('With whole numbers: who asks and who agrees must have players.reveal'),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({ status: z.literal(['waiting', 'begun']), approvalId: id.nullable() }),
    errors: {
      listNotPermitted: 1001,
      badFilters: 1002,
      alreadyApproved: 1003,
      revealNotPermitted: 1004,
      nothingMasked: 1005,
    },
  }),
  listExports: operatorCall('listExports', {
    about: 'Lists one’s own large files, the newest first: being made, ready for an hour, or not.',
    permission: 'reports.export',
    input: z.strictObject(paging),
    output: z.object({
      fileList: z
        .array(
          z.object({
            fileId: id,
            list: z.literal(exportedLists),
            filters: z.record(z.string(), z.json()),
            isUnmasked: z.boolean(),
            state: z.literal(['waiting', 'ready', 'failed']),
            rows: count.describe('Written so far'),
            problem: z.string().max(100).nullable(),
            madeTime: moment,
            expireTime: moment,
          }),
        )
        .max(100),
      nextCursor,
    }),
  }),
  takeExport: operatorCall('takeExport', {
    about: 'Answers the address of one’s own large file. It can be fetched once, within a minute.',
    permission: 'reports.export',
    writes: true,
    input: z.strictObject({ fileId: id }),
    output: z.object({ address: label(200) }),
    errors: { unknownFile: 1001, notReady: 1002 },
  }),
}
