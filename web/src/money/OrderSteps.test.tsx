import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DepositSteps } from './OrderSteps.tsx'
import type { DepositOrder } from './types.ts'

vi.mock('../i18n/use-text.ts', () => ({
  useText: () => (key: string) => key,
  useLocale: () => 'en-US',
}))

const order = {
  period: { minDays: 1, maxDays: 3 },
  timeline: [{ status: 'awaiting', time: 0, reason: null }],
} as unknown as DepositOrder

test('what is usual stands before what the terms allow, where it is known', () => {
  const draw = (usual: string | null) =>
    renderToStaticMarkup(<DepositSteps order={order} minutes={10} usual={usual} />)
  expect(draw('~1 min')).toContain('>~1 min · deposit.checkingTakes<')
  expect(draw(null)).toContain('>deposit.checkingTakes<')
})
