import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { Handlers } from '../frame/module.ts'
import { getPlayer } from '../players/index.ts'
import { post } from '../wallet/index.ts'
import { checkWalletPassword, findPasswordState } from './passwords/wallet-password.ts'
import { readWallet } from './summary.ts'

type Served = Pick<typeof calls, 'getSafebox' | 'safeboxTransfer'>

type Transferred = OutputOf<typeof calls.safeboxTransfer>

const codes = { in: 'safebox_in', out: 'safebox_out' } as const

export const safeboxHandlers = {
  async getSafebox({ tx, caller }) {
    const state = await findPasswordState(tx, caller.playerId)
    return {
      wallet: await readWallet(tx, caller.playerId),
      hasSafeboxPassword: state !== null,
      lockedUntil: state?.lockedUntil?.getTime() ?? null,
    }
  },
  async safeboxTransfer({ app, caller, once, error }, { walletPassword, direction, amount }) {
    const { playerId } = caller
    const done = await once.findAnswer<Transferred>()
    if (done) return done
    const verdict = await checkWalletPassword(app, playerId, walletPassword)
    if (verdict === 'unset') throw error('passwordUnset')
    if (verdict === 'locked') throw error('passwordLocked')
    if (verdict === 'wrong') throw error('wrongPassword')
    return once(async (tx) => {
      const { isActive, isFrozen } = await getPlayer(tx, playerId)
      if (isFrozen) throw error('accountFrozen')
      if (!isActive) throw error('accountClosed')
      const posted = await post(tx, {
        code: codes[direction],
        playerId,
        key: `safebox:${playerId}:${randomUUID()}`,
        amount,
      })
      if (posted.outcome === 'refused') throw error('notEnough')
      return { wallet: await readWallet(tx, playerId) }
    })
  },
} satisfies Handlers<Served>
