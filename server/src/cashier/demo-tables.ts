import type { BankAccount, Variant } from './channels/channel.ts'

type DemoBank = { bankId: number; name: string; nameEn: string; shortName: string }

/** Banks that exist in the demo only. */
export const demoBanks: [DemoBank, ...DemoBank[]] = [
  { bankId: 1, name: 'ธนาคารดาวเหนือ', nameEn: 'North Star Bank', shortName: 'DAONUEA' },
  { bankId: 2, name: 'ธนาคารสายน้ำ', nameEn: 'Stream Bank', shortName: 'SAINAM' },
  { bankId: 3, name: 'ธนาคารใบไม้', nameEn: 'Leaf Bank', shortName: 'BAIMAI' },
  { bankId: 4, name: 'ธนาคารลานทราย', nameEn: 'Sandbar Bank', shortName: 'LANSAI' },
]

type DemoChannel = {
  channelId: number
  family: string
  variant: Variant
  name: string
  nameEn: string
  /** A mark of its own; others wear that of their kind. */
  icon?: string
  needsBank?: boolean
  bankId?: number
  minAmount: number
  maxAmount: number
  amounts: number[]
  account?: BankAccount
}

const amounts = [100_00, 300_00, 500_00, 1_000_00, 3_000_00, 5_000_00, 10_000_00]
const range = { minAmount: 100_00, maxAmount: 200_000_00, amounts }

export const demoChannels: [DemoChannel, ...DemoChannel[]] = [
  {
    channelId: 1,
    family: 'sandbox',
    variant: 'qr',
    name: 'คิวอาร์พร้อมเพย์',
    nameEn: 'PromptPay QR',
    ...range,
  },
  {
    channelId: 2,
    family: 'sandbox',
    variant: 'page',
    name: 'วอลเล็ตสายน้ำ',
    nameEn: 'Stream Wallet',
    icon: '/channel/stream.svg',
    ...range,
  },
  {
    channelId: 3,
    family: 'sandbox',
    variant: 'page',
    name: 'วอลเล็ตใบไม้',
    nameEn: 'Leaf Wallet',
    icon: '/channel/leaf.svg',
    ...range,
  },
  {
    channelId: 4,
    family: 'sandbox',
    variant: 'bank',
    name: 'โอนจากธนาคารดาวเหนือ',
    nameEn: 'Transfer from North Star Bank',
    needsBank: true,
    bankId: 1,
    ...range,
  },
  {
    channelId: 5,
    family: 'manual',
    variant: 'bank',
    name: 'โอนเข้าบัญชีลานดาว',
    nameEn: 'Transfer to Landao',
    needsBank: true,
    ...range,
    maxAmount: 1_000_000_00,
    account: {
      bankName: 'ธนาคารดาวเหนือ',
      bankNameEn: 'North Star Bank',
      shortBankName: 'DAONUEA',
      accountName: 'บริษัท ลานดาว (ตัวอย่าง)',
      accountNameEn: 'Landao Company (example)',
      cardNum: '0000000001',
    },
  },
]

/** A number that passes the check digit and belongs to nobody. */
export const demoIdentity = {
  realName: 'มะลิ สวนดาว',
  identityNumber: '0000000000001',
  birthday: '1995-05-05',
  occupation: 'พนักงานร้านดอกไม้',
}
