import { expect, test } from 'vitest'
import { toStatement } from './statement.ts'

const nought = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, rewards: 0, net: 0 }

test('amounts are plain decimals, a minus stays, and the total closes the table', () => {
  const row = { ...nought, from: '2026-11-01', deposits: 1_000_00, stakes: 5, net: -1_234_50 }
  const report = { rowList: [row], total: { ...nought, net: -1_234_50 } }
  const titles = ['Day', 'Deposits', 'Withdrawals', 'Stakes', 'Wins', 'Rewards', 'Net, all']
  expect(toStatement(report, titles, 'Total')).toBe(
    [
      '\uFEFFDay,Deposits,Withdrawals,Stakes,Wins,Rewards,"Net, all"',
      '2026-11-01,1000.00,0.00,0.05,0.00,0.00,-1234.50',
      'Total,0.00,0.00,0.00,0.00,0.00,-1234.50',
      '',
    ].join('\r\n'),
  )
})
