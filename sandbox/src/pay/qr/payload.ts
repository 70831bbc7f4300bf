import { amountField, field, seal } from './emv.ts'

export type QrOrder = { amount: number; reference: string }
export type QrCurrency = keyof typeof payloads

/** No subscriber has this number, so a code scanned by mistake reaches nobody. */
const nobodysPhone = '0066000000000'

/** Person-payment account of Thailand's instant transfer network, amount fixed. */
export function promptPayPayload({ amount, reference }: QrOrder): string {
  const account = field('00', 'A000000677010111') + field('01', nobodysPhone)
  return seal(opening + field('29', account) + merchant({ amount, reference, ...thailand }))
}

/** Merchant account of the Philippines' national code (person to merchant), amount fixed. */
export function qrPhPayload({ amount, reference }: QrOrder): string {
  const account = field('00', 'ph.ppmi.p2m') + field('01', 'SNDBPHM0XXX') + field('03', '000000000')
  return seal(opening + field('28', account) + merchant({ amount, reference, ...philippines }))
}

export const payloads = { THB: promptPayPayload, PHP: qrPhPayload }

/** Version 01, then 12: a code made for one payment. */
const opening = field('00', '01') + field('01', '12')

const thailand = { currency: '764', country: 'TH', city: 'BANGKOK' }
const philippines = { currency: '608', country: 'PH', city: 'MANILA' }

type Merchant = QrOrder & typeof thailand

function merchant({ amount, reference, currency, country, city }: Merchant): string {
  return (
    field('52', '0000') +
    field('53', currency) +
    amountField(amount) +
    field('58', country) +
    field('59', 'PARLOUR SANDBOX') +
    field('60', city) +
    field('62', field('05', reference))
  )
}
