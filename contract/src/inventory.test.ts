import { expect, test } from 'vitest'
import { inventory, ownCalls, ownPublicPaths, publicPaths } from '../../tests/spec/calls.ts'
import { calls } from './index.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const inventoryPaths = Object.values(inventory).flatMap(words)
const allPaths = [...inventoryPaths, ...Object.values(ownCalls).flatMap(words)]
const isName = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name)
const names = Object.keys(calls).filter(isName)
const entries = names.map((name) => [name, calls[name]] as const)

test('the inventory has its 96 calls', () => {
  expect(new Set(inventoryPaths).size).toBe(96)
})

test('the contract has exactly the calls of the inventory and the named others', () => {
  expect(entries.map(([, call]) => call.path).toSorted()).toEqual(allPaths.toSorted())
})

test.each(inventoryPaths)('%s is public exactly when the inventory says so', (path) => {
  const found = entries.find(([, call]) => call.path === path)
  expect(found?.[1].public).toBe(words(publicPaths).includes(path))
})

test('beyond the inventory only the two calls of public pages are public', () => {
  const own = entries.filter(([, call]) => !inventoryPaths.includes(call.path))
  const found = own.filter(([, call]) => call.public)
  expect(found.map(([, call]) => call.path).toSorted()).toEqual(ownPublicPaths)
})

test('a call is known by the last part of its path, but for the visitor’s tradeInfo', () => {
  for (const [name, call] of entries) {
    const expected = call.path === 'anonymous/tradeInfo' ? 'anonymousTradeInfo' : call.path
    expect(name).toBe(expected.split('/').at(-1))
  }
})
