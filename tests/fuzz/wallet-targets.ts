import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletRequests } from '@parlour/contract/wallet-protocol.ts'
import type { Forgery, Subject } from '../conformance/client.ts'
import { askRaw } from '../conformance/client.ts'
import { listBodies } from './mutations.ts'
import type { Target } from './targets.ts'
import { asSent } from './targets.ts'

/** Every request of the wallet protocol, as its provider or somebody else sends it. */
export function walletTargets(subject: Subject, who: string, forgery: Forgery = {}): Target[] {
  return (Object.keys(walletRequests) as WalletCall[]).map((name) => ({
    name: `wallet.${name} ${who}`,
    list: (count, chance) =>
      listBodies(walletRequests[name], count, chance).map((body) => aboutSubject(body, subject)),
    fits: (body) =>
      forgery.secret === undefined && walletRequests[name].safeParse(asSent(body)).success,
    async ask(body) {
      const told = await askRaw(subject, name, JSON.stringify(body) ?? '', forgery)
      const fault = told.httpStatus >= 500 || told.name === 'retry' ? `answered ${told.name}` : null
      return { kind: told.name, isRefused: told.name !== 'ok', fault }
    },
  }))
}

/** Bodies that fit are of a player and a game there are, so that money is moved too. */
function aboutSubject(body: unknown, { playerId, gameId, token }: Subject): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const own = { playerId, gameId, token }
  const known = Object.entries(own).filter(
    ([name]) =>
      typeof (body as Record<string, unknown>)[name] === typeof own[name as keyof typeof own],
  )
  return { ...body, ...Object.fromEntries(known) }
}
