import { expect, test } from 'vitest'
import { BadSettings, readConfig } from './config.ts'

const good = {
  PUBLIC_URL: 'http://localhost:8080/',
  SANDBOX_URL: 'http://localhost:8082',
  SANDBOX_SMS_SECRET: 'a'.repeat(16),
  SANDBOX_OIDC_SECRET: 'b'.repeat(16),
  SANDBOX_PAYMENT_SECRET: 'c'.repeat(16),
}

test('the defaults suit a laptop', () => {
  expect(readConfig(good)).toMatchObject({
    HOST: '127.0.0.1',
    SANDBOX_PORT: 8082,
    PUBLIC_URL: 'http://localhost:8080',
    oidcRedirects: ['http://localhost:8080/login'],
    SANDBOX_AUTO_APPROVE_SECONDS: 0,
  })
})

test('more return addresses may be listed', () => {
  const config = readConfig({
    ...good,
    SANDBOX_OIDC_REDIRECTS: 'http://a.example/login, http://b.example/x',
  })
  expect(config.oidcRedirects.slice(1)).toEqual(['http://a.example/login', 'http://b.example/x'])
})

test('everything wrong is listed at once, without any secret', () => {
  const bad = {
    HOST: 'not a host',
    SANDBOX_PORT: '99999',
    PUBLIC_URL: 'ftp://x',
    LOG_LEVEL: 'loud',
    SANDBOX_SMS_SECRET: 'tooshort',
    SANDBOX_AUTO_APPROVE_SECONDS: '-1',
    SANDBOX_OIDC_REDIRECTS: 'x',
  }
  const problems = problemsOf(bad)
  const names = new Set(problems.map((problem) => problem.split(':')[0]))
  const missing = ['SANDBOX_URL', 'SANDBOX_OIDC_SECRET', 'SANDBOX_PAYMENT_SECRET']
  expect(names).toEqual(new Set([...Object.keys(bad), ...missing]))
  expect(problems.join('\n')).not.toContain('tooshort')
})

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof BadSettings) return error.problems
  }
  return []
}
