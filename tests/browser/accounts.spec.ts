import { getPlayer } from '@parlour/server/players/index.ts'
import {
  bindMobile,
  letMinutePass,
  logIn,
  logOut,
  makeMobile,
  makeName,
  password,
  readCode,
  readStorage,
  registerByName,
  sites,
  useNewDevice,
} from './support/accounts.ts'
import { desktop, expect, open, openLive, type Page, phone, test } from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test.beforeEach(({ page }) => useNewDevice(page))

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport })

    test('registering leads home, signed in; the password is kept and answered nowhere', async ({
      page,
      complaints,
    }) => {
      const answers: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.url().includes('/app/v1/') && !response.url().endsWith('/stream'))
          answers.push(response.text().catch(() => ''))
      })
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.postData() ?? ''))
      const name = makeName()
      await registerByName(page, name)
      await expect(page).toHaveURL('/lobby/home')
      const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))
      expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/)
      const stored = () => page.evaluate(() => localStorage.getItem('GAME_USER'))
      for (const field of ['gameLikes', 'gameHistory', 'appUserBankList', 'inviteCode'])
        await expect.poll(stored).toContain(`"${field}":`)
      expect(await readStorage(page)).not.toContain(password)
      expect((await Promise.all(answers)).join()).not.toContain(password)
      expect(requests.join()).not.toContain(password)
      expect(complaints).toEqual([])
    })

    test('a wrong password is told with 101, the right one leads to the wanted page', async ({
      page,
    }) => {
      const { account } = await enterNew()
      const wanted = kind === 'phone' ? '/bind' : '/lobby/bind'
      await page.goto(wanted)
      await expect(page).toHaveURL(`/login?to=${encodeURIComponent(wanted)}`)
      await logIn(page, account, 'not the password')
      await expect(page.getByText(say('login.loginFailed101'))).toBeVisible()
      await logIn(page, account)
      await expect(page).toHaveURL(wanted)
    })

    test('the social account opens an account after consent, and later just signs in', async ({
      page,
    }) => {
      const person = `คุณ ${makeName()}`
      await page.goto('/login?to=%2Fbind')
      await chooseSocial(page, person)
      await expect(page.getByRole('heading', { name: say('login.firstSocial') })).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expect(
        page.getByRole('button', { name: say('login.firstSocialSubmit') }),
      ).toBeDisabled()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: say('login.firstSocialSubmit') }).click()
      await choosePerson(page, person)
      await expect(page).toHaveURL(kind === 'phone' ? '/bind' : '/lobby/bind')
      expect(await readStorage(page)).not.toContain('state=')
      await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'))
      await page.goto('/login')
      await chooseSocial(page, person)
      await expect(page).toHaveURL('/lobby/home')
    })
  })

test.describe('an account', () => {
  test.use({ viewport: phone })

  test('is left after a question, and its name is offered again', async ({ page }) => {
    const { account } = await enterNew()
    await open(page, '/login?to=%2Fprofile%2Fuser')
    await logIn(page, account)
    await expect(page).toHaveURL('/profile/user')
    await logOut(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull()
    await expect(page.getByLabel(say('login.account'))).toHaveValue(account)
    await expect(
      page.getByRole('button', { name: say('login.submit'), exact: true }),
    ).toBeDisabled()
  })

  test('binds a mobile and recovers its password by it', async ({ page, baseURL }) => {
    const mobile = makeMobile()
    await become(page, await enterNew(), baseURL ?? '')
    await bindMobile(page, mobile)
    await expect(page.getByText(/^ผูกเบอร์ 08.•••.{4} ไว้แล้ว$/)).toBeVisible()
    await logOut(page)
    await page.getByRole('link', { name: say('login.forgotLink') }).click()
    // The field of the page before has the same words in its label.
    await expect(page.getByRole('heading', { name: say('login.recover') })).toBeVisible()
    await page.getByLabel(say('login.phone')).fill(mobile)
    await page.getByRole('button', { name: say('login.otpSend') }).click()
    // A code went to this number just now: the server lets it rest.
    await expect(page.getByText('ส่งรหัส OTP ไม่สำเร็จ')).toBeVisible()
    await letMinutePass(mobile)
    const first = await readCode(mobile)
    await page.getByRole('button', { name: say('login.otpSend') }).click()
    await expect(page.getByRole('button', { name: /ส่งอีกครั้ง \d+ วิ/ })).toBeDisabled()
    await page.getByLabel(say('login.otp')).fill(await readCode(mobile, first))
    await page.getByLabel(say('login.newPassword'), { exact: true }).fill('another-secret-7')
    await page.getByLabel(say('login.confirmation')).fill('another-secret-7')
    await page.getByRole('button', { name: say('login.recoverSubmit') }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel(say('login.account'))).toHaveValue(mobile)
    await logIn(page, mobile, 'another-secret-7')
    await expect(page).toHaveURL('/lobby/home')
  })
})

test.describe('an account in a hostile world', () => {
  test.use({ viewport: phone })

  test('cannot be led to a foreign page by a crafted link', async ({ page }) => {
    const name = makeName()
    await registerByName(page, name, '?to=//evil.example')
    await expect(page).toHaveURL('/lobby/home')
    await logOut(page)
    await page.goto('/login?to=https%3A%2F%2Fevil.example%2F')
    await logIn(page, name)
    await expect(page).toHaveURL('/lobby/home')
  })

  test('takes its superior from the invitation’s link', async ({ browser, baseURL }) => {
    const { playerId } = await enterNew()
    const { inviteCode } = await withDatabase((database) => getPlayer(database, playerId))
    for (const search of [`?invite=${inviteCode}`, `?pid=${playerId}`]) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })
      const friend = await context.newPage()
      await useNewDevice(friend)
      // The link may lead anywhere: what it says is kept until the friend registers.
      await open(friend, `/about${search}`)
      await registerByName(friend, makeName(), '?to=%2Fprofile%2Fsuperior')
      await expect(friend).toHaveURL('/profile/superior')
      await expect(friend.getByText(say('profile.superiorSet', { id: playerId }))).toBeVisible()
      await context.close()
    }
  })

  test('that was signed out elsewhere ends here too, and home stays open', async ({
    page,
    baseURL,
  }) => {
    await become(page, await enterNew(), baseURL ?? '')
    await page.context().clearCookies()
    await open(page, '/lobby/home')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull()
    await expect(page).toHaveURL('/lobby/home')
  })

  test('whose browser failed three times does the work that is asked, unnoticed', async ({
    page,
  }) => {
    test.slow()
    const { account } = await enterNew()
    await open(page, '/login?to=%2Fbind')
    for (let turn = 0; turn < 3; turn++) {
      const answered = page.waitForResponse(/accountLogin$/)
      await logIn(page, account, `wrong password ${turn}`)
      await answered
    }
    await logIn(page, account)
    await expect(page).toHaveURL('/bind', { timeout: 60_000 })
  })
})

test.describe('the forms', () => {
  test.use({ viewport: phone })

  test('say what is wrong, field by field', async ({ page }) => {
    await open(page, '/register')
    await expect(page.getByRole('button', { name: say('login.createSubmit') })).toBeDisabled()
    await page.getByLabel(say('login.username')).fill('มะลิ')
    await page.getByLabel(say('login.password'), { exact: true }).fill('short')
    await page.getByLabel(say('login.confirmation')).fill('other')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: say('login.createSubmit') }).click()
    await expect(page.getByText(say('login.loginUsernameTip', { min: 4, max: 16 }))).toBeVisible()
    await expect(page.getByText(say('login.loginPasswordTip', { min: 8, max: 64 }))).toBeVisible()
    await expect(page.getByText(say('login.loginConfirmationTip'))).toBeVisible()
    await expect(page.getByLabel(say('login.username'))).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel(say('login.confirmation'))).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  })

  test('show a password only while asked to', async ({ page }) => {
    await open(page, '/login')
    const field = page.getByLabel(say('login.password'), { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await page.getByRole('button', { name: say('login.showPassword') }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: say('login.hidePassword') }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  test('sign in without a tick that nobody set', async ({ page }) => {
    await open(page, '/login')
    await logIn(page, 'somebody')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })

  test('a taken name is told with 1018', async ({ page }) => {
    await registerByName(page, 'mali')
    await expect(page.getByText(say('login.loginFailed1018'))).toBeVisible()
    await expect(page).toHaveURL('/register')
  })
})

test.describe('a site that registers by phone, with codes switched off', () => {
  test.use({ viewport: phone, baseURL: sites.full() })

  test('asks for no code, and the number signs in', async ({ page, complaints }) => {
    const mobile = makeMobile()
    await open(page, '/register?to=%2Fprofile%2Fuser')
    await expect(page.getByLabel(say('login.password'), { exact: true })).toBeVisible()
    await expect(page.getByLabel(say('login.username'))).toHaveCount(0)
    await expect(page.getByLabel(say('login.otp'))).toHaveCount(0)
    await page.getByLabel(say('login.phone')).fill(mobile)
    await page.getByLabel(say('login.password'), { exact: true }).fill(password)
    await page.getByLabel(say('login.confirmation')).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: say('login.createSubmit') }).click()
    await expect(page).toHaveURL('/profile/user')
    await logOut(page)
    await logIn(page, mobile)
    await expect(page).toHaveURL('/lobby/home')
    expect(complaints).toEqual([])
  })
})

test.describe('the heartbeat', () => {
  test.use({ viewport: phone })

  test('beats every minute, as long as the session lasts', async ({ page, baseURL }) => {
    await page.clock.install()
    await become(page, await enterNew(), baseURL ?? '')
    const beats: unknown[] = []
    await page.route('**/app/v1/online', async (route) => {
      beats.push(route.request().postDataJSON())
      await route.continue()
    })
    await openLive(page, '/profile/user')
    // From now on its clock moves only by these leaps. What the page sent before has been seen once
    // something sent after it is answered.
    await page.clock.pauseAt(Date.now() + 30_000)
    await page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.text()))
    const before = beats.length
    await page.clock.runFor(60_000)
    await expect.poll(() => beats.length).toBe(before + 1)
    await page.clock.runFor(60_000)
    await expect.poll(() => beats.length).toBe(before + 2)
    await page.clock.resume()
    await page.evaluate(() => {
      localStorage.removeItem('ACCESS_TOKEN')
      dispatchEvent(new StorageEvent('storage', { key: 'ACCESS_TOKEN' }))
    })
    await expect(page).toHaveURL(/\/login/)
    await page.clock.fastForward(180_000)
    await page.evaluate('document.title')
    expect(beats).toHaveLength(before + 2)
  })
})

async function chooseSocial(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: say('login.social') }).click()
  await choosePerson(page, person)
}

/** On the sandbox's own sign-in page. */
async function choosePerson(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: 'ชื่ออื่น' }).check()
  await page.getByLabel('ชื่อ · Name').fill(person)
  await page.getByRole('button', { name: 'ต่อไป · Continue' }).click()
}
