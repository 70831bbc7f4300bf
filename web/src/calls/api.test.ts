import { beforeEach, expect, test, vi } from 'vitest'

const disk = new Map<string, string>()
const endSession = vi.fn()

vi.mock('virtual:calls', () => ({
  callTable: {
    gameLike: ['gameLike', 0, 1],
    refreshData: ['refreshData', 1, 0],
  },
}))
vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.stubGlobal('document', { documentElement: { lang: 'en' } })

beforeEach(async () => {
  disk.clear()
  disk.set('DEVICE_FINGERPRINT', 'print-1')
  endSession.mockReset()
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: fakeStorage() })
  const { sendAs } = await import('./api.ts')
  sendAs({ findToken: () => 'token-1', endSession, proveAgain: () => Promise.resolve(false) })
})

test('a call carries token, fingerprint, and the layout and language it was made in', async () => {
  const requests = answerWith({ code: 200, errcode: 0 })
  const { send } = await import('./api.ts')
  await send('gameLike', { id: 7, like: 1 })
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-device-fingerprint': 'print-1',
    'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
  expect(JSON.parse(requests[0]?.body as string)).toMatchObject({
    id: 7,
    like: 1,
    platform: 1,
    locale: 'en-US',
  })
})

test('a 401 ends the session', async () => {
  answerWith({ code: 401, errcode: 401, error: 'unauthorized' })
  const { send } = await import('./api.ts')
  await expect(send('gameLike', { id: 7, like: 1 })).rejects.toMatchObject({ code: 401 })
  expect(endSession).toHaveBeenCalledTimes(1)
})

test('a 401 of a public call ends nothing', async () => {
  answerWith({ code: 401, errcode: 401 })
  const { send } = await import('./api.ts')
  await expect(send('refreshData', {})).rejects.toMatchObject({ code: 401 })
  expect(endSession).not.toHaveBeenCalled()
})

function answerWith(answer: object): RequestInit[] {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    requests.push(request)
    return new Response(JSON.stringify(answer))
  })
  return requests
}

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => disk.get(key) ?? null,
    setItem: (key, value) => void disk.set(key, value),
    removeItem: (key) => void disk.delete(key),
  }
}
