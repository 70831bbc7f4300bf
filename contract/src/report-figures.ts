/** The figures of a report: what the house's money did, each from transfers of the ledger. */
export const reportFigures = [
  'staked',
  'won',
  'bonusCost',
  'deposited',
  'sentBack',
  'withdrawn',
  'fees',
  'adjusted',
] as const
export type ReportFigure = (typeof reportFigures)[number]

/** Figures whose entries can be listed: also those that are worked out of others. */
export const entryFigures = [...reportFigures, 'ggr', 'ngr'] as const
export type EntryFigure = (typeof entryFigures)[number]

/** By what a report is broken down. */
export const reportParts = ['games', 'providers', 'bonuses', 'channels'] as const
export type ReportPart = (typeof reportParts)[number]

/** The longest range, and the most rows of a file. */
export const mostReportDays = 366
export const mostExportRows = 10_000
/** The most of a file that is made in the background, after two people have said so. */
export const mostLargeRows = 100_000
