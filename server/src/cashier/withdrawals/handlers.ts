import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { processingPeriods } from '@parlour/contract/order-terms.ts'
import { isProved } from '../../frame/caller.ts'
import { sql } from '../../frame/db.ts'
import type { Handlers } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { hasSecondStep } from '../../players/index.ts'
import { giveUpBonus, readSummary } from '../../wallet/index.ts'
import { toBankCard } from '../cards/answer.ts'
import { wakeErrands } from '../errands.ts'
import { isOwnOrder } from '../orders/order-id.ts'
import { cutPage, readPageFilter } from '../orders/page.ts'
import { checkWalletPassword } from '../passwords/wallet-password.ts'
import { hasOpenRound } from '../../play/index.ts'
import { readWallet, toWallet } from '../summary.ts'
import { answerWithdrawals } from './answer.ts'
import { readWithdrawalFacts } from './facts.ts'
import { listWithdrawals } from './orders.ts'
import { requestWithdrawal } from './request.ts'
import { listObstacles } from './rules.ts'

type Served = Pick<typeof calls, 'getExchange' | 'exchange' | 'getExchangeOrder' | 'giveUpReward'>

type Exchanged = OutputOf<typeof calls.exchange>

const maxRequirements = 200

export const withdrawalHandlers = {
  async getExchange({ app, tx, caller }) {
    const { playerId } = caller
    const { settings } = await readSettings(tx)
    const secret = app.config.PARLOUR_SECRET
    const facts = await readWithdrawalFacts(tx, { ...caller, secret, settings })
    const { minAmount, maxAmount, leftToday } = facts
    const summary = await readSummary(tx, playerId)
    const requirements = summary.requirements.slice(0, maxRequirements)
    return {
      wallet: toWallet(summary),
      requirementList: requirements.map(({ createdAt, ...requirement }) => ({
        ...requirement,
        createTime: createdAt.getTime(),
      })),
      appUserBankList: facts.cards.map(toBankCard),
      minAmount,
      maxAmount,
      leftToday,
      feeRate: settings.withdrawalRules.feeRate,
      periods: processingPeriods,
      obstacleList: listObstacles(facts),
    }
  },
  async exchange({ app, caller, once, error }, { walletPassword, ...asked }) {
    // Before the password: it may have been locked since, and what was done is done.
    const done = await once.findAnswer<Exchanged>()
    if (done) return done
    // Who has a second step shows it for money that leaves, not only when signing in.
    const isTwoStep = await hasSecondStep(app.database, caller.playerId)
    if (isTwoStep && !(await isProved(app.database, caller))) throw error('signInStale')
    const verdict = await checkWalletPassword(app, caller.playerId, walletPassword)
    if (verdict === 'unset') throw error('walletPasswordUnset')
    if (verdict === 'locked') throw error('walletPasswordLocked')
    if (verdict === 'wrong') throw error('walletPasswordWrong')
    return once(async (tx) => {
      const secret = app.config.PARLOUR_SECRET
      const placed = await requestWithdrawal(tx, { caller, secret, ...asked })
      if (typeof placed === 'string') throw error(placed)
      await wakeErrands(tx)
      const [order] = await answerWithdrawals(tx, caller.playerId, [placed])
      return { order: order!, wallet: await readWallet(tx, caller.playerId) }
    })
  },
  async getExchangeOrder({ tx, caller, error }, { orderId, status, ...input }) {
    const { playerId } = caller
    if (orderId !== undefined && !isOwnOrder(orderId, playerId)) throw error('unknownOrder')
    const where = sql`${await readPageFilter(tx, input)}
      and order_id = coalesce(${orderId ?? null}, order_id)
      and status = coalesce(${status ?? null}, status)`
    const rows = await listWithdrawals(tx, { playerId, where, limit: input.limit + 1 })
    if (orderId !== undefined && rows.length === 0) throw error('unknownOrder')
    const { shown, nextCursor } = cutPage(rows, input.limit)
    return { orderList: await answerWithdrawals(tx, playerId, shown), nextCursor }
  },
  async giveUpReward({ tx, caller, error }, { requirementId }) {
    const { playerId } = caller
    const isPlaying = () => hasOpenRound(tx, playerId)
    const given = await giveUpBonus(tx, { playerId, requirementId, hasOpenRound: isPlaying })
    if (given.outcome === 'refused') throw error(given.reason)
    return { wallet: await readWallet(tx, playerId) }
  },
} satisfies Handlers<Served>
