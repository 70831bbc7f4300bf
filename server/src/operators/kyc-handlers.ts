import type { operatorCashierCalls } from '@parlour/contract/operator/cashier.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import {
  countPendingKyc,
  decideKyc,
  kycOrder,
  listPendingKyc,
  listSamePerson,
  lockKyc,
  makeImageLink,
  readAge,
  readKycCase,
} from '../identity/index.ts'
import { readSettings } from '../frame/settings.ts'
import { readTimePlace } from '../frame/time-place.ts'
import { findForgetTime, isPlayer, readNames } from '../players/index.ts'
import { agree } from './agreement.ts'
import { cutPage, mostCounted } from './pages.ts'
import type { OperatorHandlers } from './run.ts'

type KycCalls = Pick<typeof operatorCashierCalls, 'listKyc' | 'getKycCase' | 'decideKyc'>

export const kycHandlers = {
  async listKyc({ tx }, { cursor, limit }) {
    const after = readTimePlace(cursor, kycOrder)
    const found = await listPendingKyc(tx, { after, limit: limit + 1 })
    const { shown: waiting, nextCursor } = cutPage(found, limit)
    const names = await readNames(
      tx,
      waiting.map(({ playerId }) => playerId),
    )
    const kycList = waiting.map(({ playerId, state, submittedAt }) => ({
      playerId,
      playerName: names.get(playerId) ?? String(playerId),
      status: state as 'submitted',
      submittedTime: submittedAt.getTime(),
    }))
    return { kycList, waiting: await countPendingKyc(tx, mostCounted), nextCursor }
  },
  async getKycCase({ app, tx, operator, error }, { playerId }) {
    const found = await readKycCase(tx, playerId, app.config.PARLOUR_SECRET)
    if (!found.details) throw error('nothingSent')
    const imageList = []
    for (const { imageId, kind } of found.images) {
      const token = await makeImageLink(tx, imageId, operator.operatorId)
      imageList.push({ kind, url: `${operatorPrefix}images/${token}` })
    }
    const { settings } = await readSettings(tx)
    const age = await readAge(tx, found.details.birthday, settings.timeZone)
    const { ageLimit } = settings
    const sameList = await listSamePerson(tx, playerId)
    const eraseTime = (await findForgetTime(tx, playerId))?.getTime() ?? null
    const told = { age: Math.max(0, age), ageLimit, imageList, sameList, eraseTime }
    const submittedTime = found.submittedAt?.getTime() ?? null
    return { status: found.state, submittedTime, ...found.details, ...told }
  },
  // Blocked, a person is out for good: two look at it.
  async decideKyc(ctx, { playerId, decision, reason, submittedTime }) {
    const { tx, error } = ctx
    const isRefusal = decision === 'rejected' || decision === 'blocked'
    if (isRefusal && reason === undefined) throw error('reasonMissing')
    if (!(await isPlayer(tx, playerId))) throw error('notInThatState')
    const { state, submittedAt } = await lockKyc(tx, playerId)
    // Sent back meanwhile and sent anew, they are papers that nobody has seen.
    if (submittedTime !== undefined && submittedTime !== submittedAt?.getTime())
      throw error('contentChanged')
    const isBlock = decision === 'blocked'
    if (isBlock && state === 'blocked') throw error('notInThatState')
    const act = { subject: String(playerId), content: { decision, reason: reason ?? null } }
    const agreed = await agree(ctx, { ...act, neededApprovals: isBlock ? 2 : 1 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: state, ...told }
    if (!(await decideKyc(tx, playerId, decision, reason ?? null))) throw error('notInThatState')
    ctx.note({ state }, { state: decision })
    return { status: decision, ...told }
  },
} satisfies OperatorHandlers<KycCalls>
