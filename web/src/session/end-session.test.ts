import { expect, test, vi } from 'vitest'

const disk = new Map([['ACCESS_TOKEN', 'token-1']])

test('the device forgets the player, and login remembers the way', async () => {
  vi.stubGlobal('location', { pathname: '/points', search: '?tab=2' })
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => void disk.set(key, value),
      removeItem: (key: string) => void disk.delete(key),
    },
  })
  const { setNavigator } = await import('../browser/navigation.ts')
  const { endSession, stayWhenEnded } = await import('./end-session.ts')
  const visited: string[] = []
  setNavigator((path) => visited.push(path))
  endSession()
  expect(disk.has('ACCESS_TOKEN')).toBe(false)
  expect(visited).toEqual(['/login?to=%2Fpoints%3Ftab%3D2'])
  const leave = stayWhenEnded()
  endSession()
  expect(visited).toHaveLength(1)
  leave()
  endSession()
  expect(visited).toHaveLength(2)
})
