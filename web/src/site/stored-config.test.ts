import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from './config.ts'
import { readStoredConfig, storingSteps } from './stored-config.ts'

const disk = new Map<string, string>()

beforeEach(() => {
  disk.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => void disk.set(key, value),
      removeItem: (key: string) => void disk.delete(key),
    },
  })
})

const config = {
  changed: true,
  gameListVersion: 'v1',
  siteName: 'ลานดาว',
  appGameList: [],
} as unknown as SiteConfig

const store = (stored: SiteConfig) => storingSteps(stored).forEach((step) => step())

test('the settings of last time are there again', () => {
  store(config)
  expect(readStoredConfig()).toMatchObject({ siteName: 'ลานดาว', gameListVersion: 'v1' })
})

test('a player’s own affairs are not stored with the site', () => {
  store({ ...config, appUser: { id: 9 }, gameLikes: { 1: true } } as SiteConfig)
  expect(disk.get('WEB_CONFIG')).not.toMatch(/appUser|gameLikes/)
})

test('nothing is read of what an older version stored, or of half a write', () => {
  disk.set('WEB_CONFIG', JSON.stringify(config))
  disk.set('GAME_LIST_VERSION', 'v1')
  expect(readStoredConfig()).toBeNull()
  store(config)
  for (const step of storingSteps({ ...config, gameListVersion: 'v2' }).slice(0, -1)) {
    step()
    expect(readStoredConfig()).toBeNull()
  }
})
