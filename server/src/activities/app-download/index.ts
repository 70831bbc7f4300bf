import { appDownloadConfig } from '@parlour/contract/activities/app-download.ts'
import type { Promotion } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

/** Pays by itself after a deposit and a sign-in from the installed app. */
export const appDownload = {
  name: 'AppDownload',
  config: appDownloadConfig,
  start: rules.start,
  on: { 'app.entered': rules.afterEntering, 'deposit.settled': rules.afterDeposit },
  isDue: rules.isDue,
  offers: rules.offers,
  claimed: (state) => ({ ...state, isPaid: true }),
  card: () => null,
} satisfies Promotion<Config, State>
