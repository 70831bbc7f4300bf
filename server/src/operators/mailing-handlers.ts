import type { operatorMailingCalls } from '@parlour/contract/operator/mailings.ts'
import { cutText, readIdCursor } from '../frame/input.ts'
import type { Letter } from '../mailings/index.ts'
import {
  countSegment,
  findLeftOut,
  findSegment,
  listLetters,
  listSegments,
  saveSegment,
  scheduleLetter,
  stopLetter,
} from '../mailings/index.ts'
import { writeMail } from '../messages/index.ts'
import { isPlayer } from '../players/index.ts'
import { agree } from './agreement.ts'
import { readOperatorNames } from './operators.ts'
import type { OperatorHandlers } from './run.ts'

/** Nobody remembers a mail that goes out in half a year. */
const furthestMs = 90 * 86_400_000
const longestSubject = 90

export const mailingHandlers = {
  async countSegment({ tx }, { conditions }) {
    const { samples, ...counted } = await countSegment(tx, conditions)
    const sampleList = samples.map(({ playerId, name }) => ({ playerId, playerName: name }))
    return { ...counted, sampleList, countTime: Date.now() }
  },
  async listSegments({ tx }) {
    const names = await readOperatorNames(tx)
    const segments = await listSegments(tx)
    return {
      segmentList: segments.map(({ operatorId, ...segment }) => ({
        ...segment,
        author: names.get(operatorId) ?? String(operatorId),
      })),
    }
  },
  async setSegment({ tx, operator, error, note, about }, { name, conditions }) {
    about(`segment:${name}`)
    const before = await findSegment(tx, name)
    const { operatorId } = operator
    const segmentId = await saveSegment(tx, { name, conditions, operatorId })
    if (segmentId === 'tooManySegments') throw error(segmentId)
    note({ conditions: before?.conditions ?? null }, { conditions })
    return { status: 'set', segmentId }
  },
  async listMails({ tx }, { cursor, limit }) {
    const names = await readOperatorNames(tx)
    const found = await listLetters(tx, { before: readIdCursor(cursor), limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      mailList: shown.map((letter) => tell(letter, names)),
      nextCursor: last ? String(last.letterId) : null,
    }
  },
  async sendTestMail({ tx, error }, { playerId, texts }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    if (await findLeftOut(tx, playerId)) throw error('leftOut')
    await writeMail(tx, { playerId, box: 2, texts })
    return { status: 'sent' }
  },
  async sendMail(ctx, { conditions, texts, sendTime }) {
    const { tx, operator, asked, error } = ctx
    const subject = `mail:${cutText(texts.titleEn, longestSubject)}`
    ctx.about(subject)
    if (sendTime !== null && sendTime > Date.now() + furthestMs) throw error('tooFarAway')
    const { goesTo, isEstimate, wantsTwo } = await countSegment(tx, conditions)
    // None in a part of the players may still be some.
    if (goesTo === 0 && !isEstimate) throw error('nobodyFits')
    // What was proposed to two people stays theirs, though fewer players fit by now.
    const neededApprovals = wantsTwo || asked.approvalId !== null ? 2 : 1
    const content = { conditions, texts, sendTime }
    const agreed = await agree(ctx, { subject, content, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', mailId: null, ...told }
    const { operatorId } = operator
    const mailId = await scheduleLetter(tx, { texts, conditions, sendTime, operatorId })
    ctx.note({ mailId: null, goesTo: 0 }, { mailId, goesTo })
    return { status: 'scheduled', mailId, ...told }
  },
  async stopMail({ tx, error, note, about }, { mailId }) {
    about(`mail:${mailId}`)
    const stopped = await stopLetter(tx, mailId)
    if (typeof stopped === 'string') throw error(stopped)
    note({ state: stopped.state }, { state: 'stopped' })
    return { status: 'stopped', sent: stopped.sent }
  },
} satisfies OperatorHandlers<typeof operatorMailingCalls>

function tell(letter: Letter, names: Map<number, string>) {
  const { letterId, texts, conditions, operatorId, state, sendAt, endedAt, sent, leftOut } = letter
  return {
    mailId: letterId,
    title: texts.title,
    titleEn: texts.titleEn,
    conditions,
    state,
    author: names.get(operatorId) ?? String(operatorId),
    sendTime: sendAt.getTime(),
    endTime: endedAt?.getTime() ?? null,
    sent,
    leftOut,
  }
}
