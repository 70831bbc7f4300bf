import { appEntered } from '@parlour/contract/activity-types.ts'
import type { calls } from '@parlour/contract/index.ts'
import { publish } from '../frame/events.ts'
import type { Handlers } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { getPlayer } from '../players/index.ts'
import { listServices } from './content.ts'
import { makeShortLink } from './short-links.ts'
import { getConfig } from './site-config.ts'
import { keepClientEvents } from './telemetry.ts'
import { readBigWins, readBonuses } from './wins.ts'

type Served = Pick<
  typeof calls,
  | 'appConfig'
  | 'lobbyTips'
  | 'getBonusTickers'
  | 'getCustomerServices'
  | 'actionLog'
  | 'appEventLogClient'
  | 'shortUrl'
>

/** Pages a shared link may lead to: anything of ours but the ones that sign in or out. */
const sharedPath = /^\/(lobby|activity|rule|register|notice)(\/|$)/

export const siteHandlers = {
  async appConfig({ app }, { gameListVersion }) {
    const { version, answer } = await getConfig(app)
    if (gameListVersion === version) return { changed: false, gameListVersion: version }
    return answer as never
  },
  lobbyTips: async ({ tx }) => readBigWins(tx),
  getBonusTickers: async ({ tx }, { actType }) => ({ bonusList: await readBonuses(tx, actType) }),
  async getCustomerServices({ tx }) {
    const { settings } = await readSettings(tx)
    return { appCustomerServiceQueue: listServices(settings) }
  },
  async actionLog({ tx, caller, request }, { action, params }) {
    const from = { playerId: caller.playerId, device: request.fingerprint }
    await keepClientEvents(tx, from, [{ eventName: action, eventParams: params }])
    if (action === appEntered) await publish(tx, 'app.entered', caller.playerId, {})
    return {}
  },
  async appEventLogClient({ tx, caller, request }, { eventList }) {
    const from = { playerId: caller?.playerId ?? null, device: request.fingerprint }
    await keepClientEvents(tx, from, eventList)
    return {}
  },
  async shortUrl({ app, tx, caller, error }, { path, shareChannel }) {
    // Judged as a browser will read it: dots and doubled slashes are resolved first.
    const target = new URL(path, app.config.publicUrl)
    if (!sharedPath.test(target.pathname)) throw error('notOurPage')
    const { inviteCode } = await getPlayer(tx, caller.playerId)
    target.searchParams.set('invite', inviteCode)
    target.searchParams.set('from', shareChannel)
    const code = await makeShortLink(tx, caller.playerId, target.pathname + target.search)
    return { url: `/s/${code}` }
  },
} satisfies Handlers<Served>
