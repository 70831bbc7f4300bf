import { randomUUID } from 'node:crypto'
import type { Role } from '@parlour/contract/operator/roles.ts'
import type { Browser, Page } from '@playwright/test'
import { codeNow, consolePassword, enterConsole } from '../../stack/console-door.ts'
import { desktop, expect, expectNoViolations, rulesFor } from './fixtures.ts'
import { databases, withDatabase } from './people.ts'

export const consoleUrl = () => process.env['STACK_CONSOLE_URL'] ?? ''

type House = { url: string; database: string; secret: string }

/** The site that most tests share. */
const shared = (): House => ({
  url: consoleUrl(),
  database: databases.demo(),
  secret: process.env['STACK_SECRET'] ?? '',
})

/** The calm site, whose settings a test may change: each is changed by one test alone. */
export const calmHouse = (): House => ({
  url: process.env['STACK_CALM_CONSOLE_URL'] ?? '',
  database: process.env['STACK_CALM_DATABASE_URL'] ?? '',
  secret: process.env['STACK_CALM_SECRET'] ?? '',
})

/** A new person in a browser of their own, come in by name, password and code, typed. */
export async function signIn(browser: Browser, role: Role, house = shared()): Promise<Page> {
  const { url, secret } = house
  const name = `p${randomUUID().slice(0, 8)}`
  const person = await withDatabase(
    (database) => enterConsole({ url, database, secret }, name, role),
    house.database,
  )
  const context = await newEnglish(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.getByLabel('Name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(consolePassword)
  await page.keyboard.press('Tab')
  await page.keyboard.type(codeNow(person.secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  return page
}

/** A desktop whose console begins in English: the other tests' browsers are Thai. */
export const newEnglish = (browser: Browser) =>
  browser.newContext({ viewport: desktop, locale: 'en-US' })

export const expectAccessible = (page: Page) => expectNoViolations(page, rulesFor(page))
