import type { operatorCareCalls } from '@parlour/contract/operator/care.ts'
import type { BreakWish } from '@parlour/contract/break-lengths.ts'
import type { Tx } from '../frame/db.ts'
import {
  findHouseLimit,
  isTighter,
  listCaseNotes,
  listCases,
  listReturns,
  moveCase,
  setHouseLimit,
  takeBreak,
} from '../limits/index.ts'
import { isPlayer, readNames } from '../players/index.ts'
import { closeEverything } from '../session/index.ts'
import { agree } from './agreement.ts'
import { readOperatorNames } from './operators.ts'
import type { OperatorHandlers } from './run.ts'

export const careHandlers = {
  async listCases({ tx }, { limit }) {
    const caseList = []
    const cases = await listCases(tx, limit)
    const players = await readNames(
      tx,
      cases.map(({ playerId }) => playerId),
    )
    const operators = await readOperatorNames(tx)
    for (const { signs, openedAt, dueAt, ...row } of cases) {
      const returns = await listReturns(tx, row.playerId)
      const notes = await listCaseNotes(tx, row.caseId)
      caseList.push({
        ...row,
        playerName: players.get(row.playerId) ?? String(row.playerId),
        state: row.state as 'open',
        signList: signs,
        openTime: openedAt.getTime(),
        dueTime: dueAt.getTime(),
        sameAsList: returns.map(({ excludedId, what, at }) => ({
          playerId: excludedId,
          what,
          time: at.getTime(),
        })),
        noteList: notes.map(({ at, operatorId, ...note }) => ({
          ...note,
          operatorName: operators.get(operatorId) ?? String(operatorId),
          time: at.getTime(),
        })),
      })
    }
    return { caseList }
  },
  async decideCase({ tx, operator, error }, { caseId, state, said }) {
    const refusal = await moveCase(tx, { caseId, state, said, operatorId: operator.operatorId })
    if (refusal) throw error(refusal)
    return { status: state }
  },
  // Whoever set a limit saw something: one person alone does not wave it away.
  async setHouseLimit(ctx, { playerId, kind, period, amount }) {
    const { tx, error } = ctx
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const before = await findHouseLimit(tx, playerId, { kind, period })
    if (before === amount) throw error('alreadySo')
    const act = { subject: String(playerId), content: { kind, period, before, amount } }
    const neededApprovals = isTighter(before, amount) ? 1 : 2
    const agreed = await agree(ctx, { ...act, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', ...told }
    await setHouseLimit(tx, playerId, { kind, period, amount })
    const place = `${kind}.${period}`
    ctx.note({ [place]: before }, { [place]: amount })
    return { status: amount === null ? 'removed' : 'set', ...told }
  },
  async timeOutPlayer({ tx, error, note }, { playerId, length }) {
    const until = await pausePlay(tx, playerId, { kind: 'timeOut', length })
    if (typeof until === 'string') throw error(until)
    note({}, { pause: 'timeOut', untilTime: until })
    return { status: 'timeOut', untilTime: until }
  },
  async excludePlayer({ tx, error, note }, { playerId, length }) {
    const until = await pausePlay(tx, playerId, { kind: 'exclusion', length })
    if (typeof until === 'string') throw error(until)
    note({}, { pause: 'exclusion', untilTime: until })
    return { status: 'exclusion', untilTime: until }
  },
} satisfies OperatorHandlers<typeof operatorCareCalls>

/** Until when; or why not. */
async function pausePlay(tx: Tx, playerId: number, wish: BreakWish) {
  if (!(await isPlayer(tx, playerId))) return 'unknownPlayer'
  const pause = await takeBreak(tx, playerId, { ...wish, isByHouse: true }, closeEverything)
  return pause === false ? 'wouldShorten' : pause.until
}
