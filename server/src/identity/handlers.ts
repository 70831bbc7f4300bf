import type { calls } from '@parlour/contract/index.ts'
import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import type { Handlers } from '../frame/module.ts'
import { answerKyc } from './answer.ts'
import { countImage, redraw, storeImage } from './images.ts'
import { lockKyc, moveKyc, readKyc } from './records.ts'
import { submitKyc } from './submit.ts'

type Served = Pick<typeof calls, 'kyc' | 'uploadKyc' | 'addKyc'>

const isOver = (state: string) => state === 'verified' || state === 'blocked'

export const kycHandlers = {
  kyc: async ({ app, tx, caller }) => ({
    kyc: await answerKyc(tx, caller.playerId, app.config.PARLOUR_SECRET),
  }),
  async uploadKyc({ app, caller, request, once, error }, { kind, mimeType }) {
    const { playerId } = caller
    if (isOver((await readKyc(app.database, playerId)).state)) throw error('alreadyVerified')
    const file = request.picture
    if (!file) throw error('notAnImage')
    if (file.length > kycImageMaxBytes) throw error('imageTooLarge')
    // Counted before it is decoded, and also when it is none.
    if (!(await app.database.transaction((tx) => countImage(tx, playerId))))
      throw error('tooManyImages')
    const picture = await redraw(file, mimeType)
    if (!picture) throw error('notAnImage')
    return once(async (tx) => {
      const { state, reason } = await lockKyc(tx, playerId)
      if (isOver(state)) throw error('alreadyVerified')
      if (state === 'none' || state === 'rejected')
        await moveKyc(tx, playerId, state, 'draft', reason)
      const secret = app.config.PARLOUR_SECRET
      return { imageId: await storeImage(tx, { playerId, kind, picture, secret }) }
    })
  },
  addKyc: submitKyc,
} satisfies Handlers<Served>
