import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { userAgent: 'Phone' })
  vi.stubGlobal('document', { referrer: 'https://ads.test/' })
})

test('the first page of a visit says where somebody came from, until the sign-in', async () => {
  await arriveAt('?proxyId=77')
  const { getTracking, forgetTracking } = await arriveAt('')
  expect(getTracking()).toMatchObject({ proxyId: '77', referrer: 'https://ads.test/' })
  forgetTracking()
  expect(getTracking().proxyId).toBe('')
})

test.each([
  [['?invite=ABC', ''], { inviteCode: 'ABC', superiorId: null }],
  [['?invite=ABC', '?pid=7'], { inviteCode: '', superiorId: 7 }],
  [['?pid=7', '?pid=-1', '?invite='], { inviteCode: '', superiorId: 7 }],
  [[''], { inviteCode: '', superiorId: null }],
])('by the links %j the inviter is %j', async (searches, inviter) => {
  const { getInvitation } = await arriveThrough(searches)
  expect(getInvitation()).toEqual(inviter)
})

async function arriveThrough(searches: string[]) {
  for (const search of searches) await arriveAt(search)
  return import('./tracking.ts')
}

async function arriveAt(search: string) {
  vi.stubGlobal('location', { href: `https://play.test/lobby/home${search}`, search })
  const { keepArrival } = await import('./arrival.ts')
  keepArrival()
  return import('./tracking.ts')
}
