import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
const told = vi.hoisted((): string[] => [])
vi.mock('../calls/api.ts', () => ({ send }))
vi.mock('../i18n/texts.ts', () => ({
  text: (key: string, values?: { code: number }) => (values ? `${key} ${values.code}` : key),
}))
vi.mock('../ui/toast.ts', () => ({
  toast: {
    loading: (text: string) => told.push(`… ${text}`),
    show: (text: string) => told.push(text),
    error: (text: string) => told.push(`! ${text}`),
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  send.mockReset()
  told.length = 0
  vi.stubGlobal('location', { pathname: '/lobby/home', search: '', assign: vi.fn() })
})
afterEach(() => void vi.useRealTimers())

test('updates the player and says so', async () => {
  const { refresh, useSession } = await signedIn()
  send.mockResolvedValue({ appUser: { id: 9, coin: 500_00, vip: 2 }, dots: {} })
  await refresh()
  expect(useSession.getState().user).toMatchObject({ coin: 500_00, vip: 2, nickname: 'มะลิ' })
  expect(told).toEqual(['… frame.refreshBalance', 'common.refreshSucc'])
})

test('at most once every five seconds', async () => {
  const { refresh } = await signedIn()
  send.mockResolvedValue({ appUser: { id: 9 }, dots: {} })
  await refresh()
  vi.advanceTimersByTime(4999)
  await refresh()
  expect(send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await refresh()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a refusal is told with its code and the old balance stays', async () => {
  const { refresh, useSession } = await signedIn()
  const { CallFailure } = await import('../calls/failures.ts')
  send.mockRejectedValue(new CallFailure('refreshData', { code: 200, errcode: 1234 }))
  await refresh()
  expect(told.at(-1)).toBe('! common.refreshFail 1234')
  expect(useSession.getState().user?.coin).toBe(100)
})

test('an answer without a player ends the session', async () => {
  const { refresh, useSession } = await signedIn()
  send.mockResolvedValue({ appUser: null, wallet: null, dots: {} })
  await refresh()
  expect(useSession.getState().token).toBeNull()
})

async function signedIn() {
  const { useSession } = await import('./store.ts')
  const { refreshBalance } = await import('./use-balance-refresh.ts')
  useSession.setState({ token: 'token-1', user: { id: 9, coin: 100, nickname: 'มะลิ' } as never })
  return { refresh: refreshBalance, useSession }
}
