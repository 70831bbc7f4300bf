import { randomUUID } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { expect, open, type Page } from './fixtures.ts'
import { makeMobile } from './numbers.ts'
import { password, withDatabase } from './people.ts'
import { say } from './say.ts'

export { makeMobile, password }

/** What a person does around an account, for the tests of the pages before and after sign-in. */
export const sites = {
  demo: () => process.env['STACK_URL'] ?? '',
  /** Green, registers by phone with a code. */
  green: () => process.env['STACK_GREEN_URL'] ?? '',
  /** Every title is switched on; registers by phone, and codes are switched off. */
  full: () => process.env['STACK_FULL_URL'] ?? '',
  /** Operators change its settings. */
  calm: () => process.env['STACK_CALM_URL'] ?? '',
}

export function makeName(): string {
  return `p${randomUUID().replaceAll('-', '').slice(0, 10)}`
}

/** A device of its own: the server counts accounts and failures by device. */
export async function useNewDevice(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    if (!localStorage.getItem('DEVICE_FINGERPRINT'))
      localStorage.setItem('DEVICE_FINGERPRINT', mark)
  }, randomUUID())
}

/** The newest text the sandbox's gateway sent to a number of the demo's country. */
export async function readSms(mobile: string): Promise<string> {
  const sandbox = process.env['STACK_SANDBOX_URL'] ?? ''
  const response = await fetch(`${sandbox}/sms/messages?to=66${mobile.slice(1)}`)
  const { messages } = (await response.json()) as { messages: { text: string }[] }
  return messages[0]?.text ?? ''
}

/** Another than the one known: who forgot a password is answered before the text is on its way. */
export async function readCode(mobile: string, known = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => (code = /\b\d{6}\b/.exec(await readSms(mobile))?.[0] ?? known))
    .not.toBe(known)
  return code
}

/** As if the minute had passed in which no second code is sent to a number. */
export function letMinutePass(mobile: string): Promise<void> {
  return withDatabase(async (database) => {
    await database.run(sql`update otp_codes set created_at = created_at - interval '1 minute'
      where mobile = ${`66${mobile.slice(1)}`}`)
  })
}

/** Registers by username through the form; ends on the page after it. */
export async function registerByName(page: Page, name: string, search = ''): Promise<void> {
  await open(page, `/register${search}`)
  await page.getByLabel(say('login.username')).fill(name)
  await page.getByLabel(say('login.password'), { exact: true }).fill(password)
  await page.getByLabel(say('login.confirmation')).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: say('login.createSubmit') }).click()
}

export async function logIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel(say('login.account')).fill(name)
  await page.getByLabel(say('login.password'), { exact: true }).fill(secret)
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
}

/** Through the phone's own page of the player. */
export async function logOut(page: Page): Promise<void> {
  await open(page, '/profile/user')
  await page
    .getByRole('button', { name: say('frame.logOut'), exact: true })
    .last()
    .click()
  const question = page.getByRole('dialog', { name: say('frame.logOutAsk') })
  await question.getByRole('button', { name: say('frame.logOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
}

export async function bindMobile(page: Page, mobile: string): Promise<void> {
  await open(page, '/bind')
  await page.getByLabel(say('login.phone')).fill(mobile)
  await page.getByRole('button', { name: say('login.otpSend') }).click()
  await expect(page.getByText(say('login.loginSendSucc'))).toBeVisible()
  await page.getByLabel(say('login.otp')).fill(await readCode(mobile))
  await page.getByRole('button', { name: say('bind.submit'), exact: true }).click()
  await expect(page.getByText(say('bind.succ'))).toBeVisible()
}

/** Everything the browser keeps for the site. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
}
