import { expect, test } from 'vitest'
import { makeEventReader } from './event-lines.ts'
import type { ServerEvent } from './server-events.ts'

test('an event is its topic and its JSON', () => {
  expect(read('event: deposit.settled\ndata: {"orderId":7}\n\n')).toEqual([
    { topic: 'deposit.settled', payload: { orderId: 7 } },
  ])
})

test('an event may arrive in pieces cut anywhere', () => {
  const whole = 'event: mail\r\ndata: {"unread":\r\ndata: 2}\r\n\r\nevent: task\ndata: 1\n\n'
  for (let cut = 1; cut < whole.length; cut++)
    expect(read(whole.slice(0, cut), whole.slice(cut))).toEqual([
      { topic: 'mail', payload: { unread: 2 } },
      { topic: 'task', payload: 1 },
    ])
})

test('comments, keep-alives and damaged data are passed over', () => {
  expect(read(': ping\n\n', 'event: x\n\n', 'data: {\n\n', 'data: true\n\n')).toEqual([
    { topic: 'message', payload: true },
  ])
})

function read(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const feed = makeEventReader((event) => events.push(event))
  pieces.forEach(feed)
  return events
}
