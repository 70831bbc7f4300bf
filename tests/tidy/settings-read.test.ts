import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { activityFolder } from '@parlour/contract/activity-types.ts'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '../..')

/** Where settings are laid down, kept, filled in or shown to operators as they are. */
const notReading =
  /\.test\.tsx?$|\/(seed|i18n|operators)\/|demo|setting-fields|site-(fields|settings)/

function readCode(...patterns: string[]): string {
  const files = globSync(patterns, { cwd: root }).filter((file) => !notReading.test(file))
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
}

type Schema = { properties?: Record<string, Schema>; items?: Schema } & Partial<
  Record<'anyOf' | 'oneOf' | 'allOf', Schema[]>
>

function listKeys(schema: Schema): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const own = Object.entries(properties).flatMap(([key, inner]) => [key, ...listKeys(inner)])
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf]
  return [...own, ...inner.flatMap(listKeys)]
}

function listUnread(schema: z.ZodType, code: string): string[] {
  const told = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema
  return listKeys(told).filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
}

test('every setting of the site is read by somebody', () => {
  const code = readCode('{server,web,arcade}/src/**/*.{ts,tsx}', 'contract/src/*.ts')
  expect(listUnread(siteSettings, code)).toEqual([])
})

/** Lives beside tasks. */
const foldersOf: Record<string, string> = { FollowRewards: 'tasks' }

test.each(Object.entries(promotionConfigs))('every setting of %s is read by it', (name, config) => {
  const folder = foldersOf[name] ?? activityFolder(name)
  const rules = `server/src/activities/{${folder},engine}/**/*.ts`
  const page = `web/src/activities/${folder}/*.{ts,tsx}`
  const code = readCode(rules, page, 'server/src/rewards/*.ts')
  expect(listUnread(config, code)).toEqual([])
})
