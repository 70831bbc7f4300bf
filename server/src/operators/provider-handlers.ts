import { randomBytes } from 'node:crypto'
import type { operatorProviderCalls } from '@parlour/contract/operator/providers.ts'
import type { Config } from '../config.ts'
import { isProviderAddress } from '../config.ts'
import type { Tx } from '../frame/db.ts'
import { addGame, addPlatform, countGames } from '../games/index.ts'
import type { Provider } from '../play/index.ts'
import {
  listProviders,
  moveProvider,
  readExaminations,
  readProviderFigures,
  saveProvider,
  switchProvider,
} from '../play/index.ts'
import { agree } from './agreement.ts'
import { makeEdit } from './edits.ts'
import { gameRows } from './offer-kinds.ts'
import { rowOf } from './offer-rows.ts'
import type { OperatorHandlers } from './run.ts'

export const providerHandlers = {
  async listProviders({ app, tx }) {
    const counts = await countGames(tx)
    const providers = await listProviders(tx, app.config)
    const figures = await readProviderFigures(tx)
    const examinations = await readExaminations(tx)
    return {
      providerList: providers.map((one) => {
        const { at = null, rules = null, broken = null } = examinations.get(one.provider) ?? {}
        return {
          ...tellProvider(one, counts.get(one.platformId)),
          ...(figures.get(one.provider) ?? { requests: 0, errors: 0, p95Ms: null }),
          examinedTime: at,
          examinedRules: rules,
          brokenRules: broken,
        }
      }),
    }
  },
  async setProvider({ app, tx, error, note }, { provider, isOn }) {
    const fault = await switchProvider(tx, app.config, { provider, isOn })
    if (fault) throw error(fault)
    note({ isOn: !isOn }, { isOn })
    return { status: isOn ? 'on' : 'off' }
  },
  // Who has a key takes from balances: one person alone lets nobody in.
  async addProvider(ctx, { provider, name, launchUrl }) {
    const { app, tx, error } = ctx
    const known = (await listProviders(tx, app.config)).map((one) => one.provider)
    if ([...known, ...ownNames].includes(provider)) throw error('alreadyThere')
    if (!isProviderAddress(launchUrl, app.config)) throw error('addressNotSafe')
    const content = { name, launchUrl }
    const agreed = await agree(ctx, { subject: provider, content, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId, key: null }
    const key = makeKey()
    const platformId = await addPlatform(tx, name)
    await saveProvider(tx, app.config, { provider, platformId, launchUrl, secret: key })
    ctx.note({}, content)
    return { status: 'added', approvalId, key }
  },
  // Whoever opens there is handed players' tokens, so this wants two people as well.
  async moveProvider(ctx, { provider, launchUrl }) {
    const { app, tx, error, note } = ctx
    const known = await findOutside(ctx, provider)
    if (!known) throw error('unknownProvider')
    if (!isProviderAddress(launchUrl, app.config)) throw error('addressNotSafe')
    if (known.launchUrl === launchUrl) throw error('alreadySo')
    const content = { launchUrl }
    const agreed = await agree(ctx, { subject: provider, content, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId }
    await moveProvider(tx, { provider, launchUrl })
    note({ launchUrl: known.launchUrl }, content)
    return { status: 'moved', approvalId }
  },
  async renewProviderKey(ctx, { provider }) {
    const { app, tx, error } = ctx
    const known = await findOutside(ctx, provider)
    if (!known) throw error('unknownProvider')
    const agreed = await agree(ctx, { subject: provider, content: {}, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId, key: null }
    const key = makeKey()
    await saveProvider(tx, app.config, { ...known, secret: key })
    return { status: 'renewed', approvalId, key }
  },
  async addGame(ctx, { provider, reason: _reason, ...game }) {
    const { tx, error, about, note } = ctx
    const known = await findOutside(ctx, provider)
    if (!known) throw error('unknownProvider')
    const gameId = await addGame(tx, { ...game, platformId: known.platformId })
    about(`game:${gameId}`)
    note({}, game)
    return { status: 'added', gameId }
  },
  async switchGame(ctx, { gameId, isOn }) {
    const row = await rowOf(ctx.tx, gameRows, gameId)
    if (!row) throw ctx.error('unknownGame')
    const { version, content } = await row.readNewest(ctx.tx)
    const made = await makeEdit(ctx, row, { basedOn: version, content: { ...content, isOn } })
    if (made === 'nothingChanged') throw ctx.error('alreadySo')
    if (typeof made === 'string') throw new Error(`game ${gameId} cannot be switched: ${made}`)
    return { status: isOn ? 'on' : 'off' }
  },
} satisfies OperatorHandlers<typeof operatorProviderCalls>

/** The arcade's, and what the ledger writes where no provider is. */
const ownNames = ['arcade', 'house']
const keyBytes = 32

type Asking = { app: { config: Config }; tx: Tx }

/** Our own has its address and its key from the settings. */
async function findOutside({ app, tx }: Asking, provider: string): Promise<Provider | undefined> {
  if (ownNames.includes(provider)) return undefined
  return (await listProviders(tx, app.config)).find((one) => one.provider === provider)
}

function makeKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

type Counts = { games: number; playable: number }

function tellProvider(of: Provider, { games, playable }: Counts = { games: 0, playable: 0 }) {
  const { provider, isOn, launchUrl, secret, formerSecret, formerUntil } = of
  const isFormerGood = formerSecret !== null && formerUntil > Date.now()
  return {
    provider,
    isOn,
    games,
    playable,
    launchHost: URL.parse(launchUrl)?.host ?? launchUrl,
    launchUrl: ownNames.includes(provider) ? null : launchUrl,
    hasKey: secret !== null,
    formerKeyTime: isFormerGood ? formerUntil : null,
  }
}
