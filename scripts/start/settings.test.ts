import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the other ports and addresses follow from the first port', async () => {
  const { ports, environment, databaseUrl } = await readSettings({ PORT: '9000' })
  expect(ports).toEqual({ server: 9000, arcade: 9001, sandbox: 9002, console: 9003 })
  expect(environment).toMatchObject({
    PARLOUR_MODE: 'demo',
    PUBLIC_URL: 'http://localhost:9000',
    ARCADE_URL: 'http://localhost:9001',
    SANDBOX_URL: 'http://localhost:9002',
  })
  expect(databaseUrl).toBeNull()
})

test('a public address gives its name to the arcade and the sandbox', async () => {
  const { environment } = await readSettings({ PUBLIC_URL: 'http://house.test:8080' })
  expect(environment.ARCADE_URL).toBe('http://house.test:8081')
  const slashed = await readSettings({ PUBLIC_URL: 'http://house.test:8080/' })
  expect(slashed.environment.PUBLIC_URL).toBe('http://house.test:8080')
})

test('everything that is wrong is told at once, each setting once', async () => {
  // The sandbox would have 8082 by itself.
  const wrong = { PORT: 'abc', ARCADE_PORT: '8082', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' }
  const error = await readSettings(wrong).then(
    () => new Error('accepted'),
    (reason: Error) => reason,
  )
  const names = [...error.message.matchAll(/^ {2}- (\w+): /gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(['PORT', 'SANDBOX_PORT', 'LOG_LEVEL', 'DATABASE_URL']))
  expect(names).toHaveLength(4)
})
