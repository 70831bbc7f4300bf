import { expect, type Page } from '@playwright/test'
import { say } from './say.ts'

const partOf = (page: Page, label: string, part: 'day' | 'month' | 'year') =>
  page.getByRole('group', { name: label }).getByRole('combobox', { name: say(`date.${part}`) })

/** Chooses a day such as `1990-02-28` in the field of three. */
export async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  await partOf(page, label, 'year').selectOption(String(year))
  await partOf(page, label, 'month').selectOption(String(month))
  await partOf(page, label, 'day').selectOption(String(date))
}

export async function expectDay(page: Page, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number)
  await expect(partOf(page, label, 'year')).toHaveValue(String(year))
  await expect(partOf(page, label, 'month')).toHaveValue(String(month))
  await expect(partOf(page, label, 'day')).toHaveValue(String(date))
}
