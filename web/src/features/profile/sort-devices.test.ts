import { expect, test } from 'vitest'
import { type Device, sortDevices } from './sort-devices.ts'

test('this device comes first, the others by when they were last used', () => {
  const list = [device('tablet', 10), device('desk', 30), device('phone', 5, true)]
  expect(sortDevices(list).map(({ sessionId }) => sessionId)).toEqual(['phone', 'desk', 'tablet'])
})

function device(sessionId: string, lastSeenTime: number, isCurrent = false): Device {
  return { sessionId, lastSeenTime, isCurrent } as Device
}
