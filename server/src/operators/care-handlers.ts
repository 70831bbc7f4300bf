import type { operatorCareCalls } from '@parlour/contract/operator/care.ts'
import { listCaseNotes, listCases, listReturns, moveCase, setHouseLimit } from '../limits/index.ts'
import { isPlayer, readNames } from '../players/index.ts'
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
  async setHouseLimit({ tx, error }, { playerId, kind, period, amount }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    await setHouseLimit(tx, playerId, { kind, period, amount })
    return { status: amount === null ? 'removed' : 'set' }
  },
} satisfies OperatorHandlers<typeof operatorCareCalls>
