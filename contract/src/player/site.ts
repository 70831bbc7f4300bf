import { z } from 'zod'
import { call } from '../call.ts'
import { customerService, gameListVersion, withSiteConfig } from '../entities/site-config.ts'
import { amount, count, id, maskedPhone, moment, nothing } from '../schemas.ts'

const win = { phone: maskedPhone, timestamp: moment, amount }

export const siteCalls = {
  appConfig: call('anonymous/appConfig', {
    about: 'Answers the site’s settings and lists, or only their version when that is known.',
    public: true,
    input: z.strictObject({ gameListVersion: gameListVersion.default('') }),
    output: withSiteConfig({}),
  }),
  lobbyTips: call('anonymous/lobbyTips', {
    about: 'Answers the latest big wins for the ticker: real ones, with hidden numbers.',
    public: true,
    input: nothing,
    output: z.object({
      jackpotList: z.array(z.object({ gameId: id, ...win })).max(50),
      newYearList: z.array(z.object(win)).max(50),
      winList: z
        .array(z.object({ gameId: id, ...win, times: amount }))
        .max(30)
        .describe('The latest rounds that paid ten times their stake or more'),
    }),
  }),
  getBonusTickers: call('getBonusTickers', {
    about: 'Answers who received a bonus lately, by activity.',
    input: z.strictObject({ actType: count.optional() }),
    output: z.object({ bonusList: z.array(z.object({ actType: count, ...win })).max(50) }),
  }),
  getCustomerServices: call('getCustomerServices', {
    about: 'Answers the ways to reach customer service.',
    input: nothing,
    output: z.object({ appCustomerServiceQueue: z.array(customerService).max(20) }),
  }),
}
