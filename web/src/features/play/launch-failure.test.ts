import { launchGateErrors } from '@parlour/contract/gate.ts'
import { expect, test } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { findFailure } from './launch-failure.ts'

const refused = (error: string) => new CallFailure('startGame', { errcode: 1, code: 200, error })

test.each([
  ['inMaintenance', 'maintenance'],
  ['unknownGame', 'unknown'],
  ['providerSilent', 'silent'],
  ['somethingNew', 'failed'],
])('%s shows as %s', (error, kind) => {
  expect(findFailure(refused(error)).kind).toBe(kind)
})

test.each(Object.keys(launchGateErrors))('the gate’s %s has words of its own', (error) => {
  expect(findFailure(refused(error)).kind).toBe('refused')
})

test('no answer is told as being offline, a fault as a failure', () => {
  expect(findFailure(new NetworkFailure('startGame', null)).kind).toBe('offline')
  expect(findFailure(new NetworkFailure('startGame', null, 502)).kind).toBe('failed')
  expect(findFailure(new TypeError('x')).kind).toBe('failed')
})
