import { expect, test } from 'vitest'
import { addOffer, closeOffer, modalRanks, noModals, openOffer } from './modal-queue.ts'

const offer = (name: keyof typeof modalRanks) => ({ name, rank: modalRanks[name] })

test('one modal at a time; the others wait in the order of their rank', () => {
  let queue = addOffer(noModals, offer('notice'))
  queue = addOffer(queue, offer('activity'))
  queue = addOffer(queue, offer('install'))
  expect(queue.shown?.name).toBe('notice')
  queue = closeOffer(queue, 'notice')
  expect(queue.shown?.name).toBe('install')
  queue = closeOffer(queue, 'install')
  expect(queue.shown?.name).toBe('activity')
  expect(closeOffer(queue, 'activity').shown).toBeNull()
})

test('what was shown or waits is not taken again', () => {
  const queue = closeOffer(addOffer(noModals, offer('notice')), 'notice')
  expect(addOffer(queue, offer('notice')).shown).toBeNull()
  const waiting = addOffer(addOffer(noModals, offer('notice')), offer('install'))
  expect(addOffer(waiting, offer('install'))).toBe(waiting)
})

test('what the player asks for is shown again, and before what waits', () => {
  const seen = closeOffer(addOffer(noModals, offer('activity')), 'activity')
  expect(openOffer(seen, offer('activity')).shown?.name).toBe('activity')
  let queue = addOffer(addOffer(noModals, offer('notice')), offer('install'))
  queue = openOffer(queue, offer('activity'))
  expect(queue.shown?.name).toBe('notice')
  expect(closeOffer(queue, 'notice').shown?.name).toBe('activity')
})

test('asked for again while it closes, it has another turn', () => {
  const queue = openOffer(addOffer(noModals, offer('activity')), offer('activity'))
  expect(queue.shown).toEqual({ ...offer('activity'), turn: 1 })
  expect(closeOffer(queue, 'activity').shown).toBeNull()
})

test('closing what is not shown changes nothing', () => {
  const queue = addOffer(noModals, offer('notice'))
  expect(closeOffer(queue, 'install')).toBe(queue)
})
