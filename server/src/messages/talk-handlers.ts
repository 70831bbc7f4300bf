import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import type { talkCalls } from '@parlour/contract/player/talk.ts'
import { isOrderOf } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import type { Handlers } from '../frame/module.ts'
import { countImage, redraw } from '../identity/index.ts'
import { isRoundOf } from '../play/index.ts'
import type { NewLine } from './talk.ts'
import { addLine, listLines, markSeen } from './talk.ts'
import { findTalkImage, hasTalkImage, storeTalkImage } from './talk-images.ts'

export const talkHandlers = {
  async getTalk({ tx, caller: { playerId } }, { cursor, limit }) {
    const lineList = await listLines(tx, { playerId, before: readIdCursor(cursor), limit })
    const last = lineList.length === limit ? lineList.at(-1) : undefined
    return { lineList, nextCursor: last ? String(last.id) : null }
  },
  async writeLine({ tx, caller: { playerId }, error }, input) {
    const line = { playerId, ...input }
    if (!(await isOwnSubject(tx, line))) throw error('unknownSubject')
    const { imageId } = input
    if (imageId !== undefined && !(await hasTalkImage(tx, playerId, imageId)))
      throw error('unknownImage')
    const written = await addLine(tx, line)
    if (!written) throw error('tooManyLines')
    return { line: written }
  },
  async sendTalkImage({ app, caller: { playerId }, request, once, error }, { mimeType }) {
    const file = request.picture
    if (!file) throw error('notAnImage')
    if (file.length > kycImageMaxBytes) throw error('imageTooLarge')
    // Counted before it is decoded, and also when it is none.
    if (!(await app.database.transaction((tx) => countImage(tx, playerId))))
      throw error('tooManyImages')
    const picture = await redraw(file, mimeType)
    if (!picture) throw error('notAnImage')
    const secret = app.config.PARLOUR_SECRET
    return once(async (tx) => ({
      imageId: await storeTalkImage(tx, { playerId, picture, secret }),
    }))
  },
  async getTalkImage({ app, tx, caller: { playerId }, error }, { imageId }) {
    const image = await findTalkImage(tx, { playerId, imageId, secret: app.config.PARLOUR_SECRET })
    if (image === null) throw error('unknownImage')
    return { image }
  },
  async markTalkRead({ tx, caller }) {
    await markSeen(tx, caller.playerId, 'player')
    return {}
  },
} satisfies Handlers<typeof talkCalls>

async function isOwnSubject(
  queries: Queries,
  { playerId, orderId, roundId }: NewLine,
): Promise<boolean> {
  if (orderId !== undefined && !(await isOrderOf(queries, playerId, orderId))) return false
  return roundId === undefined || isRoundOf(queries, playerId, roundId)
}
