import { expect, test } from 'vitest'
import { loginPathFrom, returnPath, safePath } from './return-path.ts'

test('the login page remembers where the visitor was going', () => {
  const login = loginPathFrom('/lobby/wallets/deposit?amount=500')
  expect(login).toBe('/login?to=%2Flobby%2Fwallets%2Fdeposit%3Famount%3D500')
  expect(returnPath(new URL(login, 'https://x.test').search)).toBe(
    '/lobby/wallets/deposit?amount=500',
  )
})

test('without a destination sign-in leads home', () => {
  expect(returnPath('')).toBe('/lobby/home')
  expect(loginPathFrom('/lobby/home')).toBe('/login')
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  'lobby/home',
  '/login',
  '/login?to=/points',
  '',
])('a crafted destination %j is not followed', (path) => {
  expect(safePath(path)).toBeNull()
  expect(returnPath(`?to=${encodeURIComponent(path)}`)).toBe('/lobby/home')
})
