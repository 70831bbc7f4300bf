import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkFailure } from '../calls/failures.ts'
import { checkRecharge } from './recharge-check.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../calls/api.ts', () => ({ send }))
beforeEach(() => void send.mockReset())

async function toldOf(orderId: string): Promise<boolean[]> {
  const told: boolean[] = []
  await checkRecharge(orderId, (isDone) => told.push(isDone))
  return told
}

test.each([true, false])(
  'whoever asked is told what the check of a deposit says: %s',
  async (is) => {
    send.mockResolvedValue({ isRechargeDone: is })
    expect(await toldOf('DP7')).toEqual([is])
    expect(send).toHaveBeenCalledWith('isRechargeDone', { orderId: 'DP7' })
  },
)

test('a check that fails is told too, so that the page looks again', async () => {
  send.mockRejectedValue(new NetworkFailure('isRechargeDone', null))
  expect(await toldOf('DP7')).toEqual([false])
})
