import { expect, test } from 'vitest'
import { runHammer } from './run.ts'

const seed = 20_270_131

test(`killed with -9 again and again, the house keeps its word (seed ${seed})`, async () => {
  const say = () => undefined
  const report = await runHammer({ seed, seconds: 20, workers: 4, say })
  expect(report.faults).toEqual([])
  expect(report.sum).toBe(0)
  expect(report.told).toBeGreaterThan(20)
  expect(report.claims).toBeGreaterThan(4)
  expect(report.strikes.server).toBeGreaterThan(0)
  expect(report.strikes.database).toBeGreaterThan(0)
}, 900_000)
