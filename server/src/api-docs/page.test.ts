import { areas, calls } from '@parlour/contract/index.ts'
import { expect, test } from 'vitest'
import { listFields } from './fields.ts'
import { html } from './html.ts'
import { openApiDocument } from './openapi.ts'
import { apiPage, apiPageStyle } from './page.ts'

const document = openApiDocument(areas)
const page = apiPage(document)

test('every call has its place on the page and a link to it', () => {
  for (const name of Object.keys(calls)) {
    expect(page).toContain(`<h3 id="call-${name}">`)
    expect(page).toContain(`href="#call-${name}"`)
  }
})

test('every link within the page leads somewhere, and no id is used twice', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('a call tells who may make it, whether it writes, its path and its errors', () => {
  const section = sectionOf('gameLike')
  for (const part of ['/app/v1/gameLike', 'Login', 'Writes', '>1004<', 'alreadySo']) {
    expect(section).toContain(part)
  }
  expect(sectionOf('exchange')).toContain('Writes')
  expect(sectionOf('appConfig')).toContain('Public')
  expect(sectionOf('appConfig')).not.toContain('Writes')
})

test('needs no script and no inline style, so it lives under a strict policy', () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i)
  expect(page).toContain('<link rel="stylesheet" href="/api/style.css"')
  expect(apiPageStyle).not.toMatch(/@import|url\(/)
})

test('is laid out for readers and screen readers', () => {
  expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/i)
  for (const part of ['<nav aria-label=', '<main id="content"', 'href="#content"']) {
    expect(page).toContain(part)
  }
  expect(page.match(/<h1/g)).toHaveLength(1)
  const tables = page.match(/<table/g) ?? []
  expect(page.match(/<caption/g)).toHaveLength(tables.length)
})

test('nested fields are listed with the way to them', () => {
  const names = listFields({
    properties: {
      list: { type: 'array', items: { properties: { id: { type: 'integer' } } } },
      map: { additionalProperties: { properties: { sort: { type: 'integer' } } } },
      text: { type: 'string', contentSchema: { properties: { done: { type: 'integer' } } } },
      maybe: {
        anyOf: [{ type: 'object', properties: { at: { type: 'integer' } } }, { type: 'null' }],
      },
    },
    required: ['list'],
  })
  expect(names.map((field) => field.name)).toEqual([
    'list',
    'list[].id',
    'map',
    'map{}.sort',
    'text',
    'text.done',
    'maybe',
    'maybe.at',
  ])
  expect(names.map((field) => field.isRequired).slice(0, 3)).toEqual([true, false, false])
  expect(names.at(-2)?.type).toBe('object or null')
})

test('what is not ours to trust is escaped', () => {
  expect(html`<b>${'<script>"&\''}</b>`.html).toBe('<b>&lt;script&gt;&quot;&amp;&#39;</b>')
})

function sectionOf(name: string): string {
  const start = page.indexOf(`<h3 id="call-${name}">`)
  return page.slice(start, page.indexOf('</section>', start))
}
