import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** The database has a pool of its own, the social library is handed the one way out. */
const waysOut = /(?<![\w.])fetch\(|from '(undici|node:(https|tls|dgram|http2))'/
const opened =
  /import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(http|net)'/

test('the server sends through its one way out, which has a list', () => {
  const folder = path.join(root, 'server/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sending = files.filter((file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false
    const code = readFileSync(path.join(folder, file), 'utf8')
    return waysOut.test(code) || opened.test(code)
  })
  expect(sending).toEqual(['frame/ways-out.ts'])
})

test('the social library is handed it too', () => {
  const code = readFileSync(path.join(root, 'server/src/session/social.ts'), 'utf8')
  expect(code).toContain('[oidc.customFetch]: send')
})
