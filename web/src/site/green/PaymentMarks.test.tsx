import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SiteConfig } from '../config.ts'
import { PaymentMarks } from './PaymentMarks.tsx'

vi.mock('../../i18n/use-text.ts', () => ({ useBilingual: () => (name: string) => name }))

type Channel = SiteConfig['appRechargeTypeList'][number]

const channel = (id: number, name: string, variant: Channel['variant']) =>
  ({ id, name, nameEn: '', variant }) as Channel

test('a green site names the ways to pay that it has, and no others', () => {
  const channels = [channel(1, 'คิวอาร์', 'qr'), channel(7, 'วอลเล็ต', 'page')]
  const html = renderToStaticMarkup(<PaymentMarks channels={channels} />)
  expect([...html.matchAll(/<\/svg>([^<]*)<\/li>/g)].map(([, name]) => name)).toEqual([
    'คิวอาร์',
    'วอลเล็ต',
  ])
  expect(renderToStaticMarkup(<PaymentMarks channels={[]} />)).not.toContain('<li')
})
