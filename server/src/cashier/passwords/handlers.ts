import type { calls } from '@parlour/contract/index.ts'
import { publish } from '../../frame/events.ts'
import type { Context, Handlers } from '../../frame/module.ts'
import { getPlayer, useOtp } from '../../players/index.ts'
import { isTooSimple } from './rules.ts'
import {
  checkWalletPassword,
  findPasswordState,
  hashWalletPassword,
  initPassword,
  replacePassword,
} from './wallet-password.ts'

type Served = Pick<typeof calls, 'safeboxPasswordInit' | 'modifySafePassword'>
type Changing = Context<typeof calls.modifySafePassword>

export const passwordHandlers = {
  async safeboxPasswordInit({ app, caller, once, error }, input) {
    if (isTooSimple(input.walletPassword)) throw error('tooSimple')
    const hash = await hashWalletPassword(app.config.PARLOUR_SECRET, input.walletPassword)
    return once(async (tx) => {
      if (!(await initPassword(tx, caller.playerId, hash))) throw error('alreadySet')
      await publish(tx, 'account.changed', caller.playerId, { what: 'walletPassword' })
      return {}
    })
  },
  async modifySafePassword(ctx, input) {
    const { app, caller, once, error } = ctx
    const { playerId } = caller
    const { proof, newWalletPassword } = input
    if (isTooSimple(newWalletPassword)) throw error('tooSimple')
    if (!(await findPasswordState(app.database, playerId))) throw error('passwordUnset')
    if (proof.by === 'password') await requireOldPassword(ctx, proof.walletPassword)
    const hash = await hashWalletPassword(app.config.PARLOUR_SECRET, newWalletPassword)
    return once(async (tx) => {
      if (proof.by === 'code') {
        const { mobile } = await getPlayer(tx, playerId)
        if (mobile === null) throw error('mobileUnbound')
        const given = { mobile, code: proof.code, secret: app.config.PARLOUR_SECRET }
        // Its codes are those of a forgotten password.
        const outcome = await useOtp(tx, { purpose: 'forget', ...given })
        if (outcome === 'wrong') throw error('codeWrong', { keep: true })
        if (outcome === 'expired') throw error('codeExpired')
      }
      await publish(tx, 'account.changed', playerId, { what: 'walletPassword' })
      const withdrawalsFrom = await replacePassword(tx, playerId, hash)
      return { withdrawalsFrom: withdrawalsFrom.getTime() }
    })
  },
} satisfies Handlers<Served>

async function requireOldPassword({ app, caller, error }: Changing, password: string) {
  const verdict = await checkWalletPassword(app, caller.playerId, password)
  if (verdict === 'unset') throw error('passwordUnset')
  if (verdict === 'locked') throw error('passwordLocked')
  if (verdict === 'wrong') throw error('wrongPassword')
}
