import type { consoleCalls } from '@parlour/contract/operator/console.ts'
import { readSettings } from '../frame/settings.ts'
import { authenticatorAddress, base32 } from '../players/index.ts'
import { openAuthenticator, presentCode } from './authenticator.ts'
import type { ConsoleHandlers } from './console-context.ts'
import { signedIn } from './console-context.ts'
import { idleMinutes } from './operators.ts'
import { passkeyHandlers } from './passkey-handlers.ts'
import { endOperatorSession } from './sessions.ts'
import { acceptLink, findLink, proveOperator, readDemoCode, signInOperator } from './sign-in.ts'

export const consoleHandlers = {
  async getConsoleSite({ app }) {
    const { settings } = await readSettings(app.database)
    const { siteName, siteNameEn } = settings
    return { siteName, siteNameEn }
  },
  async openLink({ app, error }, { link }) {
    const found = await findLink(app.database, link)
    if (!found) throw error('linkUsed')
    const { settings } = await readSettings(app.database)
    const plain = openAuthenticator(app.config.PARLOUR_SECRET, found)
    return {
      operatorName: found.name,
      role: found.role,
      secret: base32(plain),
      address: authenticatorAddress(`${settings.siteName} Console`, found.name, plain),
      demoCode: app.config.PARLOUR_MODE === 'demo' ? presentCode(plain) : null,
    }
  },
  async acceptLink({ app, address, setToken, error }, { link, password, code }) {
    const accepted = await acceptLink(app, link, { password, code, address })
    if (typeof accepted === 'string') throw error(accepted)
    setToken(accepted.token)
    return {}
  },
  async signInOperator({ app, address, setToken, error }, { operatorName, password, code }) {
    const entered = await signInOperator(app, operatorName, { password, code, address })
    if (typeof entered === 'string') throw error(entered)
    setToken(entered.token)
    return {}
  },
  async proveOperator({ app, session, error }, { code }) {
    const { operator, tokenHash } = signedIn(session)
    const proof = { operatorId: operator.operatorId, tokenHash, code }
    const outcome = await proveOperator(app, proof)
    if (outcome !== 'right') throw error(outcome)
    return {}
  },
  async signOutOperator({ app, session, setToken }) {
    const { tokenHash } = signedIn(session)
    await app.database.transaction((tx) => endOperatorSession(tx, tokenHash))
    setToken(null)
    return {}
  },
  async getMe({ app, session }) {
    const { operator, endsAt, provedUntil } = signedIn(session)
    const { settings } = await readSettings(app.database)
    return {
      operatorName: operator.name,
      role: operator.role,
      permissionList: operator.permissions,
      endTime: endsAt.getTime(),
      idleMinutes,
      provedUntil: provedUntil.getTime(),
      siteName: settings.siteName,
      siteNameEn: settings.siteNameEn,
      currency: settings.currency,
      timeZone: settings.timeZone,
      demoCode: await readDemoCode(app, operator.operatorId),
    }
  },
  ...passkeyHandlers,
} satisfies ConsoleHandlers<typeof consoleCalls>
