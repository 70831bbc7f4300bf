import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Payment } from '../money/types.ts'
import { PayWay } from './PayWay.tsx'

const page = vi.hoisted(() => ({ isThai: true }))
vi.mock('../i18n/use-text.ts', () => ({
  useText: () => (key: string) => key,
  useBilingual: () => (thai: string, english: string) => (page.isThai ? thai : english),
}))
vi.mock('../site/store.ts', () => ({ useSiteName: () => 'Parlour' }))
vi.mock('../money/use-money.ts', () => ({ useMoney: () => String }))
vi.mock('../site/copy-and-tell.ts', () => ({ copyAndTell: vi.fn() }))

const account = {
  bankName: 'ธนาคารดาวเหนือ',
  bankNameEn: 'North Star Bank',
  shortBankName: 'DAONUEA',
  accountName: 'บริษัท ลานดาว',
  accountNameEn: 'Landao Company',
  cardNum: '0000000001',
  amount: 300_00,
}
const payment = { payUrl: null, qrCodeText: null, appRechargeBankOwn: account } as Payment

test('the account to pay into is named in the language of the page', () => {
  page.isThai = true
  const thai = renderToStaticMarkup(<PayWay payment={payment} />)
  expect(thai).toContain('ธนาคารดาวเหนือ (DAONUEA)')
  expect(thai).toContain('บริษัท ลานดาว')
  page.isThai = false
  const english = renderToStaticMarkup(<PayWay payment={payment} />)
  expect(english).toContain('North Star Bank (DAONUEA)')
  expect(english).toContain('Landao Company')
  expect(english).not.toMatch(/[ก-๙]/)
})
