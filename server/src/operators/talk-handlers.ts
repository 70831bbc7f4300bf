import type { operatorTalkCalls } from '@parlour/contract/operator/talks.ts'
import { readIdCursor } from '../frame/input.ts'
import { addAnswer, findTalkImage, listLines, listWaiting, markSeen } from '../messages/index.ts'
import { isPlayer } from '../players/index.ts'
import type { OperatorHandlers } from './run.ts'

export const talkHandlers = {
  async listTalks({ tx }, { limit }) {
    const waiting = await listWaiting(tx, limit)
    return {
      talkList: waiting.map(({ waitsSince, ...talk }) => {
        return { ...talk, waitsSince: waitsSince.getTime() }
      }),
    }
  },
  async readTalk({ tx, error }, { playerId, cursor, limit }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    await markSeen(tx, playerId, 'support')
    const lineList = await listLines(tx, { playerId, before: readIdCursor(cursor), limit })
    const last = lineList.length === limit ? lineList.at(-1) : undefined
    return { lineList, nextCursor: last ? String(last.id) : null }
  },
  async readTalkImage({ app, tx, error }, { playerId, imageId }) {
    const secret = app.config.PARLOUR_SECRET
    const image = await findTalkImage(tx, { playerId, imageId, secret })
    if (image === null) throw error('unknownImage')
    return { image }
  },
  async answerTalk({ tx, operator, error }, { playerId, text }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    return { line: await addAnswer(tx, { playerId, text }, operator.operatorId) }
  },
} satisfies OperatorHandlers<typeof operatorTalkCalls>
