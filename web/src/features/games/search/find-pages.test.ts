import { writeOrderId } from '@parlour/contract/order-terms.ts'
import { expect, test } from 'vitest'
import type { Translate } from '../../../i18n/texts.ts'
import { findPages } from './find-pages.ts'

const titles: Record<string, string> = {
  'title.deposit': 'ฝากเงิน',
  'title.withdraw': 'ถอนเงิน',
  'title.service': 'ช่วยเหลือ',
}
const t = ((key: string) => titles[key] ?? key) as Translate
const find = (question: string, isLoggedIn = true) =>
  findPages(question, { t, isLoggedIn }).map(({ href }) => href)

test('a page is found by its title, without its tone marks too', () => {
  expect(find('ฝาก')).toEqual(['/lobby/wallets/deposit'])
  expect(find('ชวยเหลือ')).toEqual(['/service'])
})

test('a page is found by the word of its address in the other language', () => {
  expect(find('deposit')).toEqual(['/lobby/wallets/deposit'])
})

test('a visitor is led to what is open', () => {
  expect(find('deposit', false)).toEqual([])
  expect(find('service', false)).toEqual(['/service'])
})

test('an order is found by its number', () => {
  const withdrawal = writeOrderId('withdrawal', 7, '0123456789ABCDEF')
  expect(find(` ${withdrawal.toLowerCase()} `)).toEqual([`/withdrawal/${withdrawal}`])
  expect(find(writeOrderId('deposit', 7, '0123456789ABCDEF'))).toEqual([
    '/record/transaction?show=deposits',
  ])
  expect(find(withdrawal, false)).toEqual([])
})

test('nothing is found for nothing', () => {
  expect(find(' ')).toEqual([])
})
