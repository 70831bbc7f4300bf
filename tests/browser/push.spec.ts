import { decryptPush, makePushKeys, startPushHost } from '../stack/push-host.ts'
import { expect, open, phone } from './support/fixtures.ts'
import { test } from './support/mailbox.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone, serviceWorkers: 'allow', permissions: ['notifications'] })

/**
 * No push service can be reached from a test, and this browser shows no notifications: the
 * subscription is stood in for, and what the worker does with a message is its own test. The page,
 * the question, the server and what it sends are real.
 */
test('a browser is told of a mail while nobody looks, from the yes to the no', async ({
  page,
  mailbox,
}) => {
  const host = await startPushHost()
  const keys = makePushKeys(`${host.address}/phone`)
  await page.addInitScript(standIn, keys.subscription)
  await open(page, '/lobby/bell')
  await page.getByRole('button', { name: say('bell.pushAllow') }).click()
  const wishes = page.getByRole('region', { name: say('bell.push') })
  const wish = wishes.getByRole('checkbox', { name: say('bell.kind.mail') })
  await wish.click()
  await expect(wish).toBeChecked()
  await mailbox.put({ title: 'ถึงแล้ว' })
  await expect.poll(() => host.at('/phone').length, { timeout: 60_000 }).toBe(1)
  const [message] = host.at('/phone')
  const told = decryptPush(message?.body ?? Buffer.alloc(0), keys)
  expect(told).toMatchObject({ text: 'คุณมีข้อความใหม่', href: '/lobby/email' })
  await page.getByRole('button', { name: say('bell.pushStop') }).click()
  await expect(page.getByRole('button', { name: say('bell.pushAllow') })).toBeVisible()
  await expect(wishes.getByRole('checkbox')).toHaveCount(0)
  host.stop()
})

/** What the browser answers for its push service. */
function standIn({ endpoint, publicKey, authSecret }: Record<string, string>): void {
  let made: object | null = null
  const subscription = {
    endpoint,
    toJSON: () => ({ keys: { p256dh: publicKey, auth: authSecret } }),
    unsubscribe: async () => {
      made = null
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async () => (made = subscription),
    getSubscription: async () => made,
  })
}
