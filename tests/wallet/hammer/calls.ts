import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@parlour/contract/envelope.ts'
import type { CallName } from '@parlour/contract/index.ts'
import type { WalletCall, WalletRequest } from '@parlour/contract/wallet-protocol.ts'
import type { Told as Callback } from '../../stack/cashier-callbacks.ts'
import { signedCallback } from '../../stack/cashier-callbacks.ts'
import { ask } from '../../conformance/client.ts'
import type { Told } from '../../conformance/client.ts'
import type { Called } from '../../stack/door.ts'
import { errorOf } from '../../stack/door.ts'
import type { CallAnswer, CallInput } from '../../stack/stack.ts'
import { playerDoor } from '../../stack/stack.ts'
import type { Tally } from './answers.ts'
import { count, untilAnswered, WrongAnswer } from './answers.ts'
import type { House } from './house.ts'
import type { Player } from './players.ts'
import type { Random } from './random.ts'

export type Caller = ReturnType<typeof createCaller>

type How = { tally: Tally; isMeasured: boolean }

/** One player's calls. Now and then one is made twice at once: the answers must agree. */
export function createCaller(house: House, player: Player, random: Random, how: How) {
  const { tally, isMeasured } = how
  const asking = { tally, ownEnds: house.ownEnds }
  /** Refused and then carried out is no contradiction: a refusal frees the key. */
  async function twiceAtTimes<Same>(send: () => Promise<Same>, rule: SameRule<Same>) {
    if (!random.isOneIn(5)) return send()
    const [one, other] = await Promise.all([send(), send()])
    if (!rule.isDone(one)) return other
    if (rule.isDone(other) && !isDeepStrictEqual(rule.contentOf(one), rule.contentOf(other)))
      throw new WrongAnswer(`twice asked: ${JSON.stringify([one, other])}`)
    return one
  }
  return {
    /** A game's request to the wallet. */
    async wallet<Name extends WalletCall>(name: Name, request: WalletRequest<Name>): Promise<Told> {
      const told = await twiceAtTimes(
        () =>
          untilAnswered(asking, name, async () => {
            const send = () => ask(player.subject, name, request)
            const answer = await (isMeasured ? house.pace.measure(send) : send())
            return answer.name === 'retry' ? null : answer
          }),
        walletRule,
      )
      count(tally, `${name} ${told.name}`)
      return told
    },
    /** A call of the player's own, under a key of its own. */
    async app<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Body<Name>> {
      const headers = { 'idempotency-key': randomUUID() }
      const body = await twiceAtTimes<Body<Name>>(
        () =>
          untilAnswered(asking, name, () =>
            callOnce(house, player, { name, input, headers, tally }),
          ),
        appRule,
      )
      count(tally, `${name} ${errorOf({ body })}`)
      return body
    },
    /** Only looks: nothing to repeat. */
    async read<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Body<Name>> {
      const asked = { name, input, headers: {}, tally }
      return untilAnswered(asking, name, () => callOnce(house, player, asked))
    },
    /** News of the payment provider, under an id of its own. */
    async callback(told: Callback): Promise<void> {
      const event = { eventId: randomUUID(), ...told }
      await untilAnswered(asking, 'callback', async () => {
        const { SANDBOX_PAYMENT_SECRET: secret = '' } = house.sandbox.env
        const status = await signedCallback(house.url, { secret }, event)
        if (status >= 500) return null
        if (status !== 200) throw new WrongAnswer(`a callback was answered ${status}`)
        return status
      })
      count(tally, `callback ${told.status}`)
    },
  }
}

type Body<Name extends CallName> = Called<CallAnswer<Name>>['body']
type SameRule<Same> = { isDone(one: Same): boolean; contentOf(one: Same): unknown }

const walletRule: SameRule<Told> = {
  isDone: ({ name }) => name === 'ok',
  contentOf: ({ balance, walletTransactionId }) => ({ balance, walletTransactionId }),
}
const appRule: SameRule<Answer> = {
  isDone: ({ errcode }) => errcode === 0,
  // How the player stands is read for each answer anew, and others move the balance meanwhile.
  contentOf: (body) => ({ ...body, serverTime: undefined, standing: undefined }),
}

type Asked<Name extends CallName> = {
  name: Name
  input: CallInput<Name>
  headers: Record<string, string>
  tally: Tally
}

async function callOnce<Name extends CallName>(
  { url }: House,
  { as }: Player,
  { name, input, headers, tally }: Asked<Name>,
): Promise<Body<Name> | null> {
  const { status, body } = await playerDoor(url).call(name, input, as, headers)
  if (status >= 500) return noteFailure(tally, errorOf({ body }))
  if (status !== 200) throw new WrongAnswer(`${name} was answered ${status} ${errorOf({ body })}`)
  return body
}

/** A 5xx leaves open whether it happened: it is asked again. */
function noteFailure(tally: Tally, error: string): null {
  count(tally, `told ${error}`)
  return null
}
