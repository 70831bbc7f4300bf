import {
  desktop,
  expect,
  open,
  openLive,
  type Page,
  phone,
  tapTwice,
  walk,
} from './support/fixtures.ts'
import { happen, hearDeposit } from './support/happenings.ts'
import { test } from './support/mailbox.ts'
import { say } from './support/say.ts'

const coins = { id: 2001, count: 20_00, betRate: 5 }
const points = { id: 2002, count: 150_00, betRate: 0 }

test.use({ viewport: phone })

test('dots show which boxes hold unread mail, and go when it is read', async ({
  page,
  mailbox,
}) => {
  await mailbox.put({ title: 'ฉบับแรก', box: 1 }, { title: 'ประกาศ', box: 2 })
  await open(page, '/lobby/email')
  await expect(box(page, say('mail.rewards'))).toHaveAttribute('aria-pressed', 'true')
  await expect(dot(page, say('mail.rewards'))).toBeVisible()
  await expect(dot(page, say('mail.system'))).toBeVisible()
  await expect(dot(page, say('mail.personal'))).toHaveCount(0)
  await page.getByRole('button', { name: 'ฉบับแรก' }).click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByText('ฉบับแรก: <b>เนื้อความ</b>')).toBeVisible()
  await letter.getByRole('button', { name: say('common.close') }).click()
  await expect(dot(page, say('mail.rewards'))).toHaveCount(0)
  await expect(dot(page, say('mail.system'))).toBeVisible()
})

test('a reward is claimed once, however often it is tapped', async ({ page, mailbox }) => {
  await mailbox.put({ title: 'ของขวัญ', box: 1, rewards: [coins, points], lifeDays: 3 })
  const claims: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/receiveMail')) claims.push(request.url())
  })
  await open(page, '/profile/email')
  await page.getByRole('button', { name: 'ของขวัญ' }).click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByText(say('item.coinTurnover', { rate: 5 }))).toBeVisible()
  await tapTwice(letter.getByRole('button', { name: say('mail.claim') }))
  const won = page.getByRole('dialog').filter({ hasText: say('activity.congratulations') })
  await expect(won.getByText('20.00')).toBeVisible()
  await expect(won.getByText('150', { exact: true })).toBeVisible()
  await won.getByRole('button', { name: say('activity.great') }).click()
  await expect(letter.getByText(say('mail.claimed'))).toBeVisible()
  await expect(letter.getByRole('button', { name: say('mail.claim') })).toHaveCount(0)
  expect(claims).toHaveLength(1)
})

test('a claim that is refused says why', async ({ page, mailbox }) => {
  await mailbox.put({ title: 'ของขวัญ', box: 1, rewards: [coins] })
  await open(page, '/lobby/email')
  await page.getByRole('button', { name: 'ของขวัญ' }).click()
  await page.route('**/receiveMail', (route) =>
    route.fulfill({ json: { code: 200, errcode: 1003, error: 'alreadyClaimed' } }),
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('mail.claim') })
    .click()
  await expect(page.getByText(say('mail.alreadyClaimed'))).toBeVisible()
})

test('one mail is deleted from its page, after a question', async ({ page, mailbox }) => {
  await mailbox.put({ title: 'เก่าแล้ว' }, { title: 'ยังอยู่' })
  await open(page, '/lobby/email')
  await page.getByRole('button', { name: 'เก่าแล้ว' }).click()
  await page.getByRole('button', { name: say('mail.deleteThis') }).click()
  await page.getByRole('button', { name: say('mail.delete'), exact: true }).click()
  await expect(page.getByRole('button', { name: 'เก่าแล้ว' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ยังอยู่' })).toBeVisible()
})

test('chosen mails are deleted together; one with a waiting reward cannot be chosen', async ({
  page,
  mailbox,
}) => {
  await mailbox.put(
    { title: 'หนึ่ง', box: 1 },
    { title: 'สอง', box: 1 },
    { title: 'มีรางวัล', box: 1, rewards: [points] },
  )
  await open(page, '/lobby/email')
  await page.getByRole('button', { name: say('mail.choose') }).click()
  await expect(page.getByRole('checkbox', { name: 'มีรางวัล' })).toBeDisabled()
  await page.getByRole('button', { name: say('mail.chooseAll') }).click()
  await page.getByRole('button', { name: say('mail.deleteCount', { count: 2 }) }).click()
  await page.getByRole('button', { name: say('mail.delete'), exact: true }).click()
  await expect(page.getByText(say('mail.deleted', { count: 2 }))).toBeVisible()
  await expect(page.getByRole('button', { name: 'หนึ่ง' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'มีรางวัล' })).toBeVisible()
})

test('a long box is read on while scrolling, to its end', async ({ page, mailbox }) => {
  await mailbox.put(...Array.from({ length: 45 }, (_, index) => ({ title: `ฉบับที่ ${index + 1}.` })))
  await open(page, '/lobby/email')
  await expect(page.getByRole('button', { name: 'ฉบับที่ 45.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ฉบับที่ 1.' })).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    await expect(page.getByRole('button', { name: 'ฉบับที่ 1.' })).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(45)
})

test('a mail that comes in shows at once, with its dot', async ({ page, mailbox }) => {
  await openLive(page, '/lobby/email')
  await expect(page.getByText('ยังไม่มีข้อความใน', { exact: false })).toBeVisible()
  await mailbox.put({ title: 'เพิ่งมาถึง' })
  await expect(page.getByRole('button', { name: 'เพิ่งมาถึง' })).toBeVisible()
  await expect(dot(page, say('mail.personal'))).toBeVisible()
})

test('on a desktop the mail opens beside the list', async ({ page, mailbox }) => {
  await page.setViewportSize(desktop)
  await mailbox.put({ title: 'อ่านข้าง ๆ' })
  await open(page, '/profile/email')
  await expect(page).toHaveURL('/lobby/email')
  await expect(page.getByText(say('mail.pick'))).toBeVisible()
  await page.getByRole('button', { name: 'อ่านข้าง ๆ' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'อ่านข้าง ๆ' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'อ่านข้าง ๆ' })).toBeVisible()
})

test('a mailbox that cannot be opened says so and tries again', async ({ page, mailbox }) => {
  await mailbox.put({ title: 'ได้ในที่สุด' })
  await page.route('**/getMail2', (route) =>
    route.fulfill({ status: 500, json: { code: 500, errcode: 9500 } }),
  )
  await open(page, '/lobby/email')
  await expect(page.getByRole('alert')).toContainText('9500')
  await page.unroute('**/getMail2')
  await page.getByRole('button', { name: say('common.retry') }).click()
  await expect(page.getByRole('button', { name: 'ได้ในที่สุด' })).toBeVisible()
})

test('while one plays, a mail, a deposit and a new device ring the bell', async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize(desktop)
  await page.route('**/app/v1/startGame', (route) => route.abort())
  await openLive(page, '/start?gameId=101')
  await mailbox.put({ title: 'จดไว้ให้' })
  await hearDeposit(mailbox.playerId, 500_00)
  await happen(mailbox.playerId, 'account.changed', { what: 'device' })
  await walk(page, '/lobby/notice')
  const bell = (count: number) =>
    page.getByRole('button', { name: say('frame.bell', { count }), exact: true })
  await bell(3).click()
  const panel = page.getByRole('region', { name: say('frame.bell', { count: 3 }) })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(
    panel.getByRole('link', { name: say('bell.deposit.credited', { amount: '฿500.00' }) }),
  ).toBeVisible()
  await expect(panel.getByRole('link', { name: 'จดไว้ให้' })).toBeVisible()
  await panel.getByRole('link', { name: say('bell.notYou') }).click()
  await expect(page.getByRole('link', { name: 'ไม่ใช่ฉัน' })).toBeVisible()
  await expect(bell(2)).toBeVisible()
  await page.setViewportSize(phone)
  await walk(page, '/lobby/bell')
  await page.getByRole('button', { name: say('bell.readAll') }).click()
  await expect(page.getByRole('img', { name: say('bell.unread') })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
})

function box(page: Page, name: string) {
  return page.getByRole('group', { name: say('mail.boxes') }).getByRole('button', { name })
}

function dot(page: Page, name: string) {
  return box(page, name).getByRole('img')
}
