import type { calls } from '@parlour/contract/index.ts'
import type { Cookies } from '../frame/caller.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import { open, seal } from '../frame/keyring.ts'
import type { Context, Handlers, Reader } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import {
  addPasskey,
  authenticatorAddress,
  base32,
  beginAuthenticator,
  confirmAuthenticator,
  countRecoveryCodes,
  dropLooseCodes,
  firstRecoveryCodes,
  getPlayer,
  hasSecondStep,
  listPasskeys,
  readPlayerState,
  readSecondSteps,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  findPasskeyOwner,
  useStepCode,
} from '../players/index.ts'
import type { PhoneInfo } from './enter.ts'
import { enter } from './enter.ts'

const cookieName = 'parlour_step'
const place = 'cookie.second-step:0'
const ticketSeconds = 300

type Ticket = { playerId: number; until: number }
type Served = Pick<
  typeof calls,
  | 'passkeyLogin'
  | 'secondStepLogin'
  | 'getSecondSteps'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'addPasskey'
  | 'removeSecondStep'
  | 'renewRecoveryCodes'
>

/** Answers that hold a secret are not kept for a repeat: they are made outside of `once`. */
export const secondStepHandlers = {
  async passkeyLogin(ctx, { passkey, phoneinfoJsonModel }) {
    const { app, error } = ctx
    const playerId = await app.database.transaction((tx) =>
      findPasskeyOwner(tx, app.config, passkey),
    )
    if (playerId === null) throw error('passkeyRefused')
    return comeIn(ctx, playerId, phoneinfoJsonModel)
  },
  async secondStepLogin(ctx, { code, phoneinfoJsonModel }) {
    const { app, request, error } = ctx
    const playerId = readTicket(app, request.cookies)
    if (playerId === null) throw error('codeExpired')
    const house = app.config.PARLOUR_SECRET
    const outcome = await app.database.transaction((tx) =>
      useStepCode(tx, { playerId, code, house }),
    )
    if (outcome === 'locked') throw error('accountLocked')
    if (outcome !== 'right') throw error('codeWrong')
    request.cookies.write(cookieName, null)
    return comeIn(ctx, playerId, phoneinfoJsonModel)
  },
  async getSecondSteps({ tx, caller: { playerId } }) {
    const { hasAuthenticator } = await readSecondSteps(tx, playerId)
    const passkeyList = await listPasskeys(tx, playerId)
    const recoveryCodesLeft = await countRecoveryCodes(tx, playerId)
    return { hasAuthenticator, passkeyList, recoveryCodesLeft }
  },
  async beginAuthenticator({ app, caller: { playerId }, error }) {
    const house = app.config.PARLOUR_SECRET
    const secret = await app.database.transaction((tx) => beginAuthenticator(tx, playerId, house))
    if (secret === null) throw error('alreadyThere')
    const { settings } = await readSettings(app.database)
    const { account } = await getPlayer(app.database, playerId)
    const address = authenticatorAddress(settings.siteName, account, secret)
    return { secret: base32(secret), address }
  },
  async confirmAuthenticator({ app, caller: { playerId }, error }, { code }) {
    const house = app.config.PARLOUR_SECRET
    const confirmed = await app.database.transaction(async (tx) => {
      const outcome = await confirmAuthenticator(tx, { playerId, code, house })
      if (outcome !== 'right') return outcome
      await tellOfChange(tx, playerId)
      return firstRecoveryCodes(tx, playerId, house)
    })
    if (confirmed === 'wrong') throw error('codeWrong')
    if (confirmed === 'locked') throw error('accountLocked')
    if (confirmed === 'none') throw error('codeExpired')
    return { recoveryCodeList: confirmed }
  },
  async addPasskey({ app, caller: { playerId }, error }, made) {
    const house = app.config.PARLOUR_SECRET
    const added = await app.database.transaction(async (tx) => {
      const refusal = await addPasskey(tx, app.config, playerId, made)
      if (refusal) return refusal
      await tellOfChange(tx, playerId)
      return firstRecoveryCodes(tx, playerId, house)
    })
    if (typeof added === 'string') throw error(added)
    return { recoveryCodeList: added }
  },
  async removeSecondStep({ tx, caller: { playerId }, error }, { passkeyId }) {
    const isRemoved =
      passkeyId === undefined
        ? await removeAuthenticator(tx, playerId)
        : await removePasskey(tx, playerId, passkeyId)
    if (!isRemoved) throw error('unknownStep')
    await dropLooseCodes(tx, playerId)
    await tellOfChange(tx, playerId)
    return {}
  },
  async renewRecoveryCodes({ app, caller: { playerId }, error }) {
    const house = app.config.PARLOUR_SECRET
    if (!(await hasSecondStep(app.database, playerId))) throw error('unknownStep')
    const recoveryCodeList = await app.database.transaction(async (tx) => {
      await tellOfChange(tx, playerId)
      return renewRecoveryCodes(tx, playerId, house)
    })
    return { recoveryCodeList }
  },
} satisfies Handlers<Served>

/** Whether a second step is still due; then this browser has five minutes to do it in. */
export async function isStepDue(
  { app, request }: { app: Reader; request: { cookies: Cookies } },
  queries: Queries,
  playerId: number,
): Promise<boolean> {
  if (!(await hasSecondStep(queries, playerId))) return false
  const ticket: Ticket = { playerId, until: Date.now() + ticketSeconds * 1000 }
  const sealed = seal(app.config.PARLOUR_SECRET, place, Buffer.from(JSON.stringify(ticket)))
  request.cookies.write(cookieName, sealed.toString('base64url'), ticketSeconds)
  return true
}

type Entering = Context<typeof calls.passkeyLogin> | Context<typeof calls.secondStepLogin>

/** Who has left is not let in; who is frozen comes in and reads (decision 38). */
function comeIn(ctx: Entering, playerId: number, phone: PhoneInfo) {
  return ctx.app.database.transaction(async (tx) => {
    if ((await readPlayerState(tx, playerId)) === 'closed') throw ctx.error('accountClosed')
    return enter(tx, ctx, playerId, phone)
  })
}

async function tellOfChange(tx: Tx, playerId: number): Promise<void> {
  await publish(tx, 'account.changed', playerId, { what: 'secondStep' })
}

function readTicket(app: Reader, cookies: Cookies): number | null {
  const sealed = cookies.read(cookieName)
  if (!sealed) return null
  try {
    const text = open(app.config.PARLOUR_SECRET, place, Buffer.from(sealed, 'base64url'))
    const { playerId, until } = JSON.parse(text.toString()) as Ticket
    return until > Date.now() ? playerId : null
  } catch {
    return null
  }
}
