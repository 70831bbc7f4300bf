import type { operatorPlayerCalls } from '@parlour/contract/operator/players.ts'
import {
  carryApproved,
  checkClosing,
  holdWithdrawals,
  payOutAll,
  wakeErrands,
} from '../cashier/index.ts'
import { publish } from '../frame/events.ts'
import {
  hasSecondStep,
  isPlayer,
  movePlayer,
  readPlayerState,
  resetSteps,
} from '../players/index.ts'
import { endClosingLinks, endOtherSessions } from '../session/index.ts'
import { agree } from './agreement.ts'
import type { OperatorHandlers } from './run.ts'

export const playerHandlers = {
  // Whoever froze an account saw something: one person alone does not wave it away.
  async setFreeze(ctx, { playerId, isFrozen }) {
    const { tx, error } = ctx
    const [from, to] = isFrozen ? (['active', 'frozen'] as const) : (['frozen', 'active'] as const)
    const state = await readPlayerState(tx, playerId)
    if (state === null) throw error('unknownPlayer')
    if (state === 'closed') throw error('accountClosed')
    if (state !== from) throw error('alreadySo')
    const act = { subject: String(playerId), content: { isFrozen } }
    const agreed = await agree(ctx, { ...act, neededApprovals: isFrozen ? 1 : 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: from, ...told }
    if (!(await movePlayer(tx, playerId, from, to))) throw error('alreadySo')
    if (!isFrozen) await carryApproved(tx, playerId)
    ctx.note({ state: from }, { state: to })
    return { status: to, ...told }
  },
  async setWithdrawalHold({ tx, error, note }, { playerId, isHeld }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    if (!(await holdWithdrawals(tx, playerId, isHeld))) throw error('alreadySo')
    note({ areWithdrawalsHeld: !isHeld }, { areWithdrawalsHeld: isHeld })
    return { status: isHeld ? 'held' : 'free' }
  },
  async closePlayer(ctx, { playerId, bankCardId }) {
    const { app, tx, error } = ctx
    const state = await readPlayerState(tx, playerId)
    if (state === null) throw error('unknownPlayer')
    const secret = app.config.PARLOUR_SECRET
    const closing = await checkClosing(tx, { playerId, cardId: bankCardId ?? null, secret })
    if (typeof closing === 'string') throw error(closing)
    // A payout that came back lies in a closed account: it is closed with it once more.
    if (state === 'closed' && closing.amount === 0) throw error('alreadySo')
    const content = { bankCardId: bankCardId ?? null }
    const act = { subject: String(playerId), content, neededApprovals: 2 }
    const agreed = await agree(ctx, act)
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: state, orderId: null, paidAmount: 0, ...told }
    const paid = await payOutAll(tx, closing)
    if (state !== 'closed') await movePlayer(tx, playerId, state, 'closed')
    await endOtherSessions(tx, playerId, null)
    await endClosingLinks(tx, playerId)
    await wakeErrands(tx)
    ctx.note({ state }, { state: 'closed' })
    const { orderId = null, amount = 0 } = paid ?? {}
    return { status: 'closed', orderId, paidAmount: amount, ...told }
  },
  async reopenPlayer({ tx, error, note }, { playerId }) {
    const state = await readPlayerState(tx, playerId)
    if (state === null) throw error('unknownPlayer')
    if (state !== 'closed') throw error('alreadySo')
    if (!(await movePlayer(tx, playerId, 'closed', 'active'))) throw error('forgotten')
    note({ state: 'closed' }, { state: 'active' })
    return { status: 'active' }
  },
  // Whoever talks one operator into it has not talked to two, and the player hears of it.
  async resetSecondStep(ctx, { playerId }) {
    const { tx, error } = ctx
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    if (!(await hasSecondStep(tx, playerId))) throw error('alreadySo')
    const act = { subject: String(playerId), content: {}, neededApprovals: 2 }
    const agreed = await agree(ctx, act)
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', ...told }
    await resetSteps(tx, playerId)
    await endOtherSessions(tx, playerId, null)
    await publish(tx, 'account.changed', playerId, { what: 'secondStep' })
    ctx.note({ hasSecondStep: true }, { hasSecondStep: false })
    return { status: 'reset', ...told }
  },
} satisfies OperatorHandlers<typeof operatorPlayerCalls>
