import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './web.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parlour-built-'))
const http = fastify()

beforeAll(async () => {
  for (const inner of ['assets', 'art', 'prerender']) mkdirSync(path.join(folder, inner))
  write('index.html', '<html>page</html>')
  write('assets/app-1.js', 'plain')
  write('assets/app-1.js.br', 'brotli')
  write('assets/app-1.js.gz', 'gzip')
  write('art/film.mp4', '0123456789')
  write('prerender/prerender.js', 'secret of the server')
  write('.stamp', 'when')
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "frame-src https://ours.example; form-action 'self'")
  })
  const none = async () => null
  const frames = async () => ['https://ours.example', 'https://studio.example']
  const pages = { home: none, plain: none, manifest: none, preview: none, frames }
  await serveWeb(http, folder, pages)
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])('who reads “%s” is sent that form', async (accepted, encoding, body) => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': accepted })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['vary']).toBe('accept-encoding')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.body).toBe(body)
})

test('a page may embed games from where they open now', async () => {
  const policyOf = async (address: string, accept: string) =>
    (await get(address, { accept })).headers['content-security-policy']
  const framed = 'frame-src https://ours.example https://studio.example'
  for (const address of ['/', '/play/1001'])
    expect(await policyOf(address, 'text/html')).toBe(`${framed}; form-action 'self'`)
  expect(await policyOf('/art/film.mp4', '*/*')).not.toContain('studio')
})

test('art is kept for a day, the rest asked about each time', async () => {
  const art = await get('/art/film.mp4')
  expect(art.headers['cache-control']).toBe('public, max-age=86400')
  const page = await get('/index.html')
  expect(page.headers['cache-control']).toBe('no-cache')
})

test('what the browser has already is not sent again', async () => {
  const { headers } = await get('/index.html')
  const again = await get('/index.html', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get('/index.html', { 'if-none-match': 'W/"other"' })
  expect(other.statusCode).toBe(200)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=4-2', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('of a film, %s answers %i', async (range, status, body, place) => {
  const answer = await get('/art/film.mp4', { range })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  expect(answer.headers['content-range']).toBe(place)
})

test('a part on a condition that cannot be judged is the whole', async () => {
  const answer = await get('/art/film.mp4', { range: 'bytes=2-4', 'if-range': '"x"' })
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
})

test.each([
  '/.stamp',
  '/prerender/prerender.js',
  '/assets/app-1.js.br',
  '/assets',
  '/assets/../.stamp',
  '/assets/..%2findex.html',
  '/assets//app-1.js',
  '/assets/APP-1.js',
  '/assets/none.js',
])('%s is not there', async (address) => {
  const answer = await get(address)
  expect(answer.statusCode).toBe(404)
})

test('the head of a file has its size and nothing of it', async () => {
  const answer = await http.inject({ method: 'HEAD', url: '/art/film.mp4' })
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '10'])
  expect(answer.body).toBe('')
})

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  utimesSync(file, 1, 1)
}

function get(url: string, headers: Record<string, string> = {}) {
  return http.inject({ method: 'GET', url, headers })
}
