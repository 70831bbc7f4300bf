import { expect, test } from 'vitest'
import { z } from 'zod'
import { promotionConfigs } from '../activities/index.ts'
import { bannerForm, channelForm, gameForm, noticeForm, textForm } from '../operator/offer-forms.ts'
import { choice, field, moment, siteLink } from '../schemas.ts'
import { settingPages, siteSettings } from '../site-settings.ts'
import type { Both, FormField } from './form-field.ts'
import { formOf, problemsOf } from './form.ts'
import { offerWords } from './thai-offer.ts'
import { promotionWords } from './thai-promotions.ts'
import { settingWords } from './thai-settings.ts'

const forms: [string, z.ZodType][] = [
  ['the settings', siteSettings],
  ...Object.entries<z.ZodType>(promotionConfigs),
  ...Object.entries<z.ZodType>({ bannerForm, channelForm, gameForm, noticeForm, textForm }),
]

function listTexts(form: FormField): Both[] {
  const inner = [...Object.values(form.fields ?? {}), ...(form.row ? [form.row] : [])]
  const own = [form.label, form.describe, ...(form.options ?? []).map(({ label }) => label)]
  return [...own.filter((text) => text !== undefined), ...inner.flatMap(listTexts)]
}

test.each(forms)('every field of %s is named and explained in both languages', (_, schema) => {
  const isThai = (text: string) => /[\u0e00-\u0e7f]/.test(text)
  const names = /^(Facebook|Telegram|Instagram|TikTok|Twitch|YouTube|WhatsApp|)$/
  const untold = listTexts(formOf(schema)).filter(([en, th]) => !isThai(th) && !names.test(en))
  expect(untold).toEqual([])
})

test('a field without a name, and a choice without one for each value, is no form', () => {
  expect(() => formOf(z.strictObject({ bare: z.int() }))).toThrow('form.bare has no label')
  const options = { kind: field('Kind', z.literal(['a', 'b'])) }
  expect(() => formOf(z.strictObject(options))).toThrow('form.kind has unnamed options')
})

test('no text is said twice', () => {
  const texts = [settingWords, promotionWords, offerWords].flatMap((words) => Object.keys(words))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('a form tells what is a number, a text, a choice, rows, and what may be empty', () => {
  const form = formOf(
    z.strictObject({
      many: field('Draws', z.int().positive().max(9).nullable()),
      word: field('Name', z.string().max(5).optional()),
      page: field('Link', z.union([z.literal(''), siteLink])),
      when: field('Until', moment.nullable()),
      kind: choice('Kind of game', [[1, 'Slots']]),
      list: field('Steps', z.array(z.strictObject({ on: field('On', z.boolean()) })).min(1)),
    }),
  )
  expect(form.fields).toMatchObject({
    many: { kind: 'number', min: 1, max: 9, empty: 'null', label: ['Draws', 'สิทธิ์สุ่ม'] },
    word: { kind: 'text', max: 5, empty: 'absent' },
    page: { kind: 'link', max: 2000 },
    when: { kind: 'moment', empty: 'null' },
    kind: { kind: 'choice', options: [{ value: 1, label: ['Slots', 'สล็อต'] }] },
    list: { kind: 'rows', min: 1, row: { kind: 'group', fields: { on: { kind: 'yesNo' } } } },
  })
})

test('what is wrong is told by path', () => {
  const broken = { accountLengthMin: 3, siteName: 'x'.repeat(41), currency: 'PKR', timeZone: 5 }
  const parsed = siteSettings.safeParse(broken)
  expect(parsed.success ? [] : problemsOf(parsed.error)).toEqual(
    expect.arrayContaining([
      { path: 'accountLengthMin', problem: 'tooSmall', limit: 4, text: null },
      { path: 'siteName', problem: 'tooBig', limit: 40, text: null },
      { path: 'timeZone', problem: 'wrong', limit: null, text: null },
    ]),
  )
  const judged = siteSettings.safeParse({ currency: 'PKR' })
  expect(judged.success ? [] : problemsOf(judged.error)).toEqual([
    {
      path: 'currency',
      problem: 'said',
      limit: null,
      text: ['is not the region’s', 'ไม่ใช่สกุลเงินของภูมิภาค'],
    },
  ])
})

test('every setting stands on one page', () => {
  const placed = Object.values(settingPages).flatMap(([, fields]) => Object.keys(fields))
  expect(placed.toSorted()).toEqual(Object.keys(siteSettings.parse({})).toSorted())
})
