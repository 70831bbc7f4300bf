import { expect, test } from 'vitest'
import { addLast, emptyQueue, type Queue, showNext } from './queue.ts'

const queueOf = (...items: string[]): Queue<string> =>
  items.reduce<Queue<string>>(addLast, emptyQueue)

test('one shows at a time, the others come in their order', () => {
  const queue = queueOf('a', 'b', 'c')
  expect(queue).toMatchObject({ shown: 'a', waiting: ['b', 'c'] })
  expect(showNext(queue)).toMatchObject({ shown: 'b', waiting: ['c'] })
})

test('the last to go is still known while it closes', () => {
  const queue = showNext(queueOf('a'))
  expect(queue).toEqual({ shown: null, latest: 'a', waiting: [] })
  expect(addLast(queue, 'b')).toMatchObject({ shown: 'b', latest: 'b' })
})
