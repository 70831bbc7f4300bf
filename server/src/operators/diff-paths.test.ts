import { expect, test } from 'vitest'
import { diffPaths } from './diff-paths.ts'

test('only what differs is told, by its path', () => {
  const before = { isOn: true, packs: [{ coin: 60 }, { coin: 200 }], hours: 72, gone: 1 }
  const after = { isOn: true, packs: [{ coin: 80 }, { coin: 200 }, { coin: 9 }], hours: null }
  expect(diffPaths(before, after)).toEqual([
    { path: 'packs.0.coin', before: 60, after: 80 },
    { path: 'packs.2', before: null, after: { coin: 9 } },
    { path: 'hours', before: 72, after: null },
    { path: 'gone', before: 1, after: null },
  ])
  expect(diffPaths(before, structuredClone(before))).toEqual([])
})
