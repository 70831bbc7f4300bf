import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { expect, test } from 'vitest'
import { findField, firstOf, getAt, setAt } from './content.ts'

const content = { on: true, packs: [{ price: 1 }, { price: 2 }] }

test('a value is read and replaced at its path, and nothing else is', () => {
  expect(getAt(content, 'packs.1.price')).toBe(2)
  const next = setAt(content, 'packs.1.price', 5)
  expect(next).toEqual({ on: true, packs: [{ price: 1 }, { price: 5 }] })
  expect(content.packs[1]?.price).toBe(2)
  expect(setAt(content, 'on', undefined)).toEqual({ packs: content.packs })
  expect(getAt(content, 'nowhere.at.all')).toBe(null)
})

const price: FormField = { kind: 'number', label: ['Price', 'ราคา'], min: 1 }
const pack: FormField = { kind: 'group', label: ['', ''], fields: { price } }
const form: FormField = {
  kind: 'group',
  label: ['', ''],
  fields: { packs: { kind: 'rows', label: ['Packs', 'แพ็ก'], row: pack } },
}

test('a path is told by the names on its way', () => {
  const { field, way } = findField(form, 'packs.1.price')
  expect(field).toBe(price)
  expect(way).toEqual([{ label: ['Packs', 'แพ็ก'] }, { row: 2 }, { label: ['Price', 'ราคา'] }])
})

test('a new row begins with the least of everything', () => {
  expect(firstOf(pack)).toEqual({ price: 1 })
})
