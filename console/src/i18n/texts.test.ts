import { expect, test } from 'vitest'
import { en } from './en.ts'
import { th } from './th.ts'

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test.each(Object.keys(en) as (keyof typeof en)[])('%s says the same in both languages', (key) => {
  expect(th[key].length).toBeGreaterThan(0)
  expect(named(th[key])).toEqual(named(en[key]))
})
