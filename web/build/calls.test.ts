import { expect, test } from 'vitest'
import { type CallRow, readCalls, writeTable } from './calls.ts'

test('the written table says of every call what the contract says', async () => {
  const table = await readCalls()
  const address = `data:text/javascript,${encodeURIComponent(writeTable(table))}`
  const { callTable } = (await import(/* @vite-ignore */ address)) as {
    callTable: Record<string, CallRow>
  }
  expect(callTable).toEqual(table)
  expect(callTable['appConfig']).toEqual(['anonymous/appConfig', 1, 0])
  expect(callTable['gameLike']).toEqual(['gameLike', 0, 1])
})
