import { createECDH } from 'node:crypto'
import type { pushCalls } from '@parlour/contract/player/push.ts'
import type { Handlers } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { addBrowser, readPushed, removeBrowser, setPushed } from './browsers.ts'
import { isPushEndpoint } from './endpoints.ts'
import { readVapidKey } from './vapid.ts'

export const pushHandlers = {
  async getPush({ app, tx, caller }) {
    const { publicKey } = readVapidKey(app.config.PARLOUR_SECRET)
    return { publicKey, pushed: await readPushed(tx, caller.playerId) }
  },
  async addPush({ app, tx, caller, error }, { endpoint, language, ...keys }) {
    const { settings } = await readSettings(tx)
    const allowsLoopback = app.config.PARLOUR_MODE === 'test'
    if (!isPushEndpoint(endpoint, { hosts: settings.pushHosts, allowsLoopback }))
      throw error('hostNotAllowed')
    const publicKey = Buffer.from(keys.publicKey, 'base64url')
    const authSecret = Buffer.from(keys.authSecret, 'base64url')
    if (!isPoint(publicKey)) throw error('keyMalformed')
    await addBrowser(tx, { ...caller, endpoint, publicKey, authSecret, locale: language })
    return {}
  },
  async removePush({ tx, caller }, { endpoint }) {
    await removeBrowser(tx, caller.playerId, endpoint)
    return {}
  },
  async setPushKinds({ tx, caller }, { pushed }) {
    await setPushed(tx, caller.playerId, pushed)
    return { pushed: await readPushed(tx, caller.playerId) }
  },
} satisfies Handlers<typeof pushCalls>

/** What is not on the curve could not be encrypted for, again and again. */
function isPoint(publicKey: Buffer): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(publicKey)
    return true
  } catch {
    return false
  }
}
