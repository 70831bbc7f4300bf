import { z } from 'zod'
import { mostExportRows } from '../report-figures.ts'
import { id, label } from '../schemas.ts'
import { withdrawalFilters } from './desk.ts'
import { ledgerFilters } from './ledger.ts'
import { operatorCall } from './operator-call.ts'

/** Lists that can be taken as files, by the call that answers them. */
export const exportedLists = [
  'listActivities',
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
  'listNotices',
  'listOpenDeposits',
  'listOperators',
  'listPlayerEvents',
  'listPlayers',
  'listProposals',
  'listProviders',
  'listWithdrawals',
] as const

/** What any of these lists is filtered by; each takes its own. */
const filters = z.strictObject({
  search: label(60).optional(),
  state: label(20).optional(),
  view: label(20).optional(),
  operatorName: label(60).optional(),
  action: label(60).optional(),
  subject: label(100).optional(),
  playerId: id.optional(),
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
}
