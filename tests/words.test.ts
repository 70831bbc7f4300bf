import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** Words of docs/words.md that are not to be used, where a player reads Thai. */
const thai = [
  /เบอร์มือถือ/,
  /รหัส SMS/,
  /รหัส(ผ่าน)?กระเป๋าเงิน/,
  /ฝ่ายบริการลูกค้า/,
  /(หมายเลข|รหัส)ผู้เล่น/,
  /ชื่อเล่น/,
  /หมายเลขคำสั่ง/,
  /หลักฐานการโอน/,
  /ตู้นิรภัย/,
  /หมุนเวียน/,
  /ยอดเดิมพัน/,
  /ความยุติธรรม/,
  /อัตราคืน/,
  /สตูดิโอ/,
  /ผู้ให้บริการเกม/,
  /เกมที่ชอบ/,
  /โปรโมชั่น/,
  /ลอตเตอรี่/,
  /กองทุน/,
  /ซองแดง/,
  /จดหมาย/,
  /ขีดจำกัด/,
  /กรุณา/,
  /หมดแล้วหมดเลย/,
  /เติมพลัง/,
]

/** And where a player reads English. */
const english = [
  /\bsign(ed|ing)?[ -](in|out)\b/i,
  /\bregister(ing|ed)?\b/i,
  /\bnickname\b/i,
  /\bmobile number\b/i,
  /\b(bind|bound)\b/i,
  /\bwallet password\b/i,
  /\bour staff\b/i,
  /\bcustomer service\b/i,
  /\btop-?up\b/i,
  /\badd funds\b/i,
  /\border number\b/i,
  /\bturnover\b/i,
  /\bfavorites?\b/i,
  /\blottery\b/i,
  /\bvalid (friend|invite)s?\b/i,
  /\bmailbox\b/i,
  /\brebate\b/i,
  /\bsupply\b/i,
  /(?<!-)\bmails?\b/i,
  /\bactive points?\b/i,
  /\bOTP\b/,
]

/** What a player has is money: coins are symbols of games, and what the demo’s note speaks of. */
const coins = /เหรียญ|(?<!\{)\bcoins?\b/i
const demoNote = 'about.demoNote'

/** Words of the law. */
const isFixed = (key: string) => key.startsWith('legal.')

function listTexts(locale: string): [key: string, text: string][] {
  return globSync(`web/src/i18n/${locale}/*.json`, { cwd: root }).flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>),
  )
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function findBad(texts: [string, string][], words: RegExp[]): string[] {
  return texts
    .filter(([key]) => !isFixed(key))
    .flatMap(([key, text]) =>
      words.filter((word) => word.test(text)).map((word) => `${key}: ${word.source} in “${text}”`),
    )
}

test('the lobby’s Thai uses one word for each thing', () => {
  expect(findBad(listTexts('th-TH'), thai)).toEqual([])
})

test('the lobby’s English uses one word for each thing', () => {
  expect(findBad(listTexts('en-US'), english)).toEqual([])
})

test('money and bonuses are not called coins, in the lobby and in its mails', () => {
  const texts = [...listTexts('th-TH'), ...listTexts('en-US')].filter(([key]) => key !== demoNote)
  const mails: [string, string] = ['mails', read('server/src/seed/mail-texts.ts')]
  expect(findBad([...texts, mails], [coins]).map(cut)).toEqual([])
})

test('so do games, mails, SMS and the sandbox', () => {
  const files = [
    ...globSync('arcade/src/**/{texts,words,title,paper-texts}.ts', { cwd: root }),
    ...globSync('sandbox/src/**/*page.ts', { cwd: root }),
    'server/src/seed/mail-texts.ts',
    'server/src/seed/demo-content.json',
    'server/src/session/password-reset.ts',
  ]
  expect(files.length).toBeGreaterThan(10)
  expect(
    findBad(
      files.map((file) => [file, read(file)]),
      thai,
    ).map(cut),
  ).toEqual([])
})

test('the lobby promises nothing for certain', () => {
  expect(findBad(listTexts('th-TH'), [/แน่นอน/])).toEqual([])
})

/** A weekday in Thai begins with วัน itself, and which days they are is a setting. */
test('the days of the weekend’s draw are the settings’, and said once', () => {
  const isOfDraw = ([key]: [string, string]) =>
    key === 'rule.weekend' || key.startsWith('weekendLottery.')
  const days = [/วัน\{/, /วัน(ศุกร์|เสาร์|อาทิตย์)/]
  expect(findBad(listTexts('th-TH').filter(isOfDraw), days)).toEqual([])
})

/** Who is asked for one and types the other locks themselves out of their money. */
test('the wallet PIN is not called a password', () => {
  const ofPin = ([key]: [string, string]) =>
    /^wallet\.\w*pin/i.test(key) && key !== 'wallet.pinWaitsNote'
  const texts = listTexts('en-US').filter(ofPin)
  expect(texts.length).toBeGreaterThan(10)
  expect(findBad(texts, [/password/i])).toEqual([])
})

/** How often a deposit is wagered is a setting of the house. */
test('no text says by itself that a deposit is wagered once', () => {
  const once = [/(1 |หนึ่ง)เท่า/, /\b1×/, /wagered once/]
  expect(findBad([...listTexts('th-TH'), ...listTexts('en-US')], once)).toEqual([])
})

const cut = (line: string) => line.slice(0, 120)
