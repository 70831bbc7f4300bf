import type { operatorGuideCalls } from '@parlour/contract/operator/guide.ts'
import { listChannelRows } from '../cashier/index.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { listGameRows } from '../games/index.ts'
import { listProviders } from '../play/index.ts'
import { judgeGuide } from './guide-rules.ts'
import type { OperatorHandlers } from './run.ts'

export const guideHandlers = {
  async getGuide({ app, tx }) {
    const { settings } = await readSettings(tx)
    const channels = (await listChannelRows(tx)).map(({ family, content }) => ({
      isOn: content.isOn,
      family,
      hasAccount: content.account !== undefined,
    }))
    const providers = await listProviders(tx, app.config)
    const games = await listGameRows(tx)
    return {
      stepList: judgeGuide({
        settings,
        channels,
        sms: smsOf(app.config),
        openProviders: providers.filter(({ isOn }) => isOn).length,
        openGames: games.filter(({ content }) => content.isOn).length,
        owners: await countOwners(tx),
      }),
    }
  },
} satisfies OperatorHandlers<typeof operatorGuideCalls>

function smsOf({ SMS_URL, SANDBOX_URL }: Config) {
  if (SMS_URL !== undefined) return 'gateway'
  return SANDBOX_URL === undefined ? 'none' : 'sandbox'
}

async function countOwners(queries: Queries): Promise<number> {
  const { owners } = await queries.row<{ owners: number }>(sql`
    select count(*)::int as owners from operators where is_active and role = 'owner'`)
  return owners
}
