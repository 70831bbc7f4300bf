import type { operatorPlayerCalls } from '@parlour/contract/operator/players.ts'
import { checkClosing, holdWithdrawals, payOutAll, wakeErrands } from '../cashier/index.ts'
import { switchProvider } from '../play/index.ts'
import { isPlayer, movePlayer, readPlayerState } from '../players/index.ts'
import { endOtherSessions } from '../session/index.ts'
import { agree } from './agreement.ts'
import { countPeople } from './correction-handlers.ts'
import type { OperatorHandlers } from './run.ts'

export const playerHandlers = {
  async setFreeze({ tx, error }, { playerId, isFrozen }) {
    const [from, to] = isFrozen ? (['active', 'frozen'] as const) : (['frozen', 'active'] as const)
    const state = await readPlayerState(tx, playerId)
    if (state === null) throw error('unknownPlayer')
    if (state === 'closed') throw error('accountClosed')
    if (!(await movePlayer(tx, playerId, from, to))) throw error('alreadySo')
    if (!isFrozen) await wakeErrands(tx)
    return { status: to }
  },
  async setWithdrawalHold({ tx, error }, { playerId, isHeld }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    if (!(await holdWithdrawals(tx, playerId, isHeld))) throw error('alreadySo')
    if (!isHeld) await wakeErrands(tx)
    return { status: isHeld ? 'held' : 'free' }
  },
  async closePlayer({ app, tx, operator, error }, { playerId, bankCardId }) {
    const state = await readPlayerState(tx, playerId)
    if (state === null) throw error('unknownPlayer')
    const secret = app.config.PARLOUR_SECRET
    const closing = await checkClosing(tx, { playerId, cardId: bankCardId ?? null, secret })
    if (typeof closing === 'string') throw error(closing)
    // A payout that came back lies in a closed account: it is closed with it once more.
    if (state === 'closed' && closing.amount === 0) throw error('alreadySo')
    const neededApprovals = await countPeople(tx, closing.amount)
    const content = { bankCardId: bankCardId ?? null }
    const act = { act: 'closePlayer', subject: String(playerId), content }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: state, orderId: null, paidAmount: 0, ...told }
    const paid = await payOutAll(tx, closing)
    if (state !== 'closed') await movePlayer(tx, playerId, state, 'closed')
    await endOtherSessions(tx, playerId, null)
    await wakeErrands(tx)
    const { orderId = null, amount = 0 } = paid ?? {}
    return { status: 'closed', orderId, paidAmount: amount, ...told }
  },
  async reopenPlayer({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    if (!(await movePlayer(tx, playerId, 'closed', 'active'))) throw error('alreadySo')
    return { status: 'active' }
  },
  async setProvider({ app, tx, error }, { provider, isOn }) {
    const fault = await switchProvider(tx, app.config, { provider, isOn })
    if (fault) throw error(fault)
    return { status: isOn ? 'on' : 'off' }
  },
} satisfies OperatorHandlers<typeof operatorPlayerCalls>
