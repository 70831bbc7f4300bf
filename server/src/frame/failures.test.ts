import { expect, test } from 'vitest'
import { answerFailure, isFault } from './failures.ts'

const failWith = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a machine lost in the midst of a call is worth asking again, in whatever words', () => {
  for (const error of [
    failWith('08006', 'connection to the remote node db2:5432 failed'),
    failWith('XX000', 'failure on connection marked as essential: db2:5432'),
    failWith('XX000', 'could not commit transaction for shard 102264 on at least one active node'),
    failWith('XX000', 'postmaster was shut down, exiting'),
  ]) {
    expect(answerFailure(error)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(isFault(error)).toBe(false)
  }
})

test('what nobody foresaw is a fault of ours', () => {
  const error = failWith('XX000', 'cache lookup failed')
  expect(answerFailure(error)).toMatchObject({ status: 500, body: { error: 'failed' } })
  expect(isFault(error)).toBe(true)
})
