import { expect, test } from 'vitest'
import { emptyQueue } from './queue.ts'
import { addToast, removeToast, toastMs } from './toast-queue.ts'
import type { Toast, ToastKind, ToastQueue } from './toast-queue.ts'

function makeToast(id: number, text = `toast ${id}`, kind: ToastKind = 'ok'): Toast {
  return { id, text, kind }
}

function queueOf(...toasts: Toast[]) {
  return toasts.reduce<ToastQueue>(addToast, emptyQueue)
}

test('one shows at a time, the next waits', () => {
  const queue = queueOf(makeToast(1), makeToast(2))
  expect(queue.shown?.id).toBe(1)
  expect(removeToast(queue, 1).shown?.id).toBe(2)
})

test('what follows a loading toast takes its place at once', () => {
  const queue = queueOf(makeToast(1, 'refreshing', 'loading'), makeToast(2, 'refreshed'))
  expect(queue).toMatchObject({ shown: makeToast(2, 'refreshed'), waiting: [] })
})

test('a loading toast answers a tap and does not wait', () => {
  const queue = queueOf(makeToast(1), makeToast(2, 'refreshing', 'loading'))
  expect(queue.shown?.id).toBe(2)
})

test('the same message twice is one message', () => {
  const queue = queueOf(makeToast(1, 'copied'), makeToast(2, 'copied'))
  expect(queue.shown?.id).toBe(2)
  expect(queue.waiting).toEqual([])
  const later = queueOf(makeToast(1), makeToast(2, 'copied'), makeToast(3, 'copied'))
  expect(later.waiting.map(({ id }) => id)).toEqual([3])
})

test('at most two wait, and the oldest gives way', () => {
  const queue = queueOf(makeToast(1), makeToast(2), makeToast(3), makeToast(4))
  expect(queue.waiting.map(({ id }) => id)).toEqual([3, 4])
})

test('closing a toast that is gone changes nothing', () => {
  const queue = queueOf(makeToast(1), makeToast(2))
  expect(removeToast(queue, 9)).toEqual(queue)
  expect(removeToast(queue, 2).waiting).toEqual([])
})

test('messages stay 2.4 s, errors 4 s, loading until it is closed', () => {
  expect(toastMs('ok')).toBe(2400)
  expect(toastMs('error')).toBe(4000)
  expect(toastMs('loading')).toBeNull()
})
