import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { noteVisit } from './note-visit.ts'

const send = vi.hoisted(() => vi.fn())
const told = vi.hoisted((): unknown[] => [])
const asked = vi.hoisted((): string[] => [])
vi.mock('../../calls/api.ts', async () => ({ ...(await import('../../calls/failures.ts')), send }))
vi.mock('../../calls/answer-store.ts', () => ({ refreshCall: (name: string) => asked.push(name) }))
vi.mock('../kit/failures.ts', () => ({ showActivityFailure: (error: unknown) => told.push(error) }))

const lost = new NetworkFailure('x', null)
const sent = () => send.mock.calls.map(([name]) => String(name))

beforeEach(() => {
  send.mockReset()
  for (const list of [told, asked]) list.length = 0
})

test('a visit that was answered has the tasks asked for again', async () => {
  send.mockResolvedValue({})
  await noteVisit(106)
  expect(sent()).toEqual(['appProxyUser4TaskUserShare'])
  expect(asked).toEqual(['getTaskUser'])
})

test('when the answer is lost, the one task says that the visit counted', async () => {
  send.mockRejectedValueOnce(lost).mockResolvedValueOnce({ task: { status: 1 } })
  await noteVisit(106)
  expect(send).toHaveBeenLastCalledWith('appProxyUser4TaskUser', { taskId: 106 })
  expect(asked).toEqual(['getTaskUser'])
  expect(told).toEqual([])
})

test('a visit that did not count, or of which nothing is known, is told of', async () => {
  send.mockRejectedValueOnce(lost).mockResolvedValueOnce({ task: { status: 0 } })
  await noteVisit(106)
  send.mockRejectedValue(lost)
  await noteVisit(106)
  expect(told).toEqual([lost, lost])
  expect(asked).toEqual([])
})

test('a refusal is told at once', async () => {
  const refusal = new CallFailure('x', { code: 200, errcode: 1, error: 'ended' })
  send.mockRejectedValue(refusal)
  await noteVisit(106)
  expect(told).toEqual([refusal])
  expect(sent()).toEqual(['appProxyUser4TaskUserShare'])
})
