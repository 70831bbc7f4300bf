import { enterEligible, stake } from './support/earning.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  long,
  open,
  openLive,
  type Page,
} from './support/fixtures.ts'
import { phone, speak, test, walk } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { say, startingWith } from './support/say.ts'

test.use({ viewport: phone })

test('tasks of the day are done and claimed, three of them bring more', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow()
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await openLive(page, '/lobby/task')
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(reward).toHaveCount(0)
  }
  const today = page.getByRole('article', { name: say('tasks.login') })
  await today.getByRole('button', { name: startingWith(say('tasks.claim')) }).click()
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 2 }))
  await close()
  await expect(today).toContainText(say('tasks.claimed'))

  await expect(
    page.getByRole('article', { name: say('tasks.playGame', { target: '฿200' }) }),
  ).toContainText('฿0/฿200')
  await stake(playerId, 200)
  await hearDeposit(playerId, 100_00)
  const paid = page.getByRole('article', { name: say('tasks.todayPay', { target: '฿100' }) })
  await expect(paid.getByRole('button', { name: startingWith(say('tasks.claim')) })).toBeVisible()
  await page
    .getByRole('button', { name: say('tasks.claimMilestone', { amount: '฿1', done: 3 }) })
    .click()
  await expect(reward).toContainText('1.00')
  await close()

  await page.getByRole('button', { name: startingWith(say('tasks.social')) }).click()
  const share = page.getByRole('article', { name: say('tasks.shareTelegram') })
  await share.getByRole('button', { name: startingWith(say('tasks.share')) }).click()
  await expect(page.getByRole('dialog')).toContainText('/register?invite=')
  await page.keyboard.press('Escape')
  await share.getByRole('button', { name: startingWith(say('tasks.claim')) }).click()
  await expect(reward).toBeVisible()
  await close()
  await expect(share).toContainText(say('tasks.times', { done: 1, times: 2 }))

  const follow = page.getByRole('article', { name: say('tasks.followTelegram') })
  const away = page.waitForEvent('popup')
  await follow.getByRole('link', { name: /^ติดตาม/ }).click()
  await (await away).close()
  await expect(follow.getByRole('button', { name: startingWith(say('tasks.claim')) })).toBeVisible()
  expect(complaints).toEqual([])
})

test('one tap on a claim is one call, and its answer says all that changed', async ({
  page,
  baseURL,
}) => {
  await enterEligible(page, baseURL ?? '')
  // Without news: what is shown afterwards comes from the answer alone.
  await page.route('**/app/v1/stream', (route) => route.abort())
  const calls: string[] = []
  page.on('request', (request) => {
    const name = /\/app\/v1\/(\w+)$/.exec(request.url())?.[1]
    if (name && name !== 'stream' && name !== 'online') calls.push(name)
  })
  await open(page, '/lobby/task')
  const today = page.getByRole('article', { name: say('tasks.login') })
  const claim = today.getByRole('button', { name: startingWith(say('tasks.claim')) })
  await expect(claim).toBeVisible()
  const toOpen = ['getActivityIds', 'getAfterLoginInfoWeb', 'getTaskUser']
  await expect.poll(() => calls.toSorted()).toEqual(toOpen)
  await claim.click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(today).toContainText(say('tasks.claimed'))
  await expect.poll(() => findCoin(page)).toBeGreaterThan(0)
  expect(calls.slice(toOpen.length)).toEqual(['appProxyUser4TaskUserReceive'])
})

test('sharing from the wheel is a task of the day', async ({ page, baseURL }) => {
  await enterEligible(page, baseURL ?? '')
  await open(page, '/profile/task')
  const shared = page.getByRole('article', { name: say('tasks.todayShareSpin') })
  await shared.getByRole('link', { name: startingWith(say('tasks.go')) }).click()
  await expect(page).toHaveURL(/\/activity\/spin$/)
  const told = page.waitForResponse(/appProxyUser4TaskUserShare$/)
  await page.getByRole('button', { name: say('inviteSpin.invite') }).click()
  await told
  await page.keyboard.press('Escape')
  await walk(page, '/profile/task')
  await expect(shared.getByRole('button', { name: startingWith(say('tasks.claim')) })).toBeVisible()
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the task page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, signIn }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await signIn()
      await open(page, '/profile/task')
      await expect(page.getByRole('heading', { name: say('tasks.today') })).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await page.getByRole('button', { name: 'Once' }).click()
      await expect(page.getByRole('article', { name: 'Make your first deposit' })).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )

function findCoin(page: Page): Promise<unknown> {
  return page.evaluate(`JSON.parse(localStorage.getItem('GAME_USER_INFO') ?? '{}').coin`)
}
