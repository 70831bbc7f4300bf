import { expect, test } from 'vitest'
import { z } from 'zod'
import { promotionConfigs } from './activities/index.ts'
import { envelope } from './envelope.ts'
import { calls } from './index.ts'
import { operatorCalls } from './operator/index.ts'
import {
  bankForm,
  bannerForm,
  channelForm,
  gameForm,
  noticeForm,
  textForm,
} from './operator/offer-forms.ts'
import { siteSettings } from './site-settings.ts'
import { launchQuery, toldFreeRounds, walletRequests } from './wallet-protocol.ts'

type Node = Record<string, unknown>

/** Everything somebody outside may send, by where it is sent. */
const sent: [string, z.ZodType][] = [
  ['envelope', envelope],
  ...named('', inputsOf(calls)),
  ...named('operator ', inputsOf(operatorCalls)),
  ...named('wallet ', walletRequests),
  ...named('config ', promotionConfigs),
  ['settings', siteSettings],
  ...named('', { bankForm, bannerForm, channelForm, gameForm, noticeForm, textForm }),
  ['launch', launchQuery],
  ['free rounds', toldFreeRounds],
]

/**
 * Held by the content's own schema, which stands in the list above. A draft may still be wrong: it
 * is one's own, one for each promotion, no longer than a body, and nothing runs by it.
 */
const heldElsewhere = new Set(
  [
    'setActivity.config',
    'forecastActivity.config',
    'checkActivity.content',
    'setActivityDraft.content',
    'checkSettings.content',
    'setSettings.content',
    'previewSettings.content',
    'previewActivity.content',
    'previewBanner.content',
    'previewNotice.content',
    'previewText.content',
    ...['Banner', 'Notice', 'Text', 'Game', 'Channel', 'Bank'].flatMap((one) => [
      `check${one}.content`,
      `set${one}.content`,
    ]),
  ].flatMap((path) => [`operator ${path}`, `operator ${path.split('.')[0]}.__schema0`]),
)

test.each(sent)(
  '%s: every number has a range, every text and list a greatest length',
  (name, schema) => {
    expect(listLoose(z.toJSONSchema(schema, { io: 'input' }), name)).toEqual([])
  },
)

test('the walk sees what is loose, however deep it lies', () => {
  const loose = {
    number: z.number(),
    whole: z.int(),
    text: z.string(),
    word: z.string().regex(/^a+$/),
    unanchored: z.string().regex(/a{1,3}/),
    day: z.iso.date(),
    list: z.array(z.boolean()),
    table: z.record(z.string().max(9), z.boolean()),
    either: z.union([z.null(), z.strictObject({ inside: z.array(z.string()).max(3) })]),
  }
  const found = listLoose(z.toJSONSchema(z.strictObject(loose), { io: 'input' }), '')
  expect(found).toEqual(
    ['number', 'whole', 'text', 'word', 'unanchored', 'day', 'list', 'table', 'either.inside'].map(
      (path) => `.${path}`,
    ),
  )
})

function inputsOf(group: Record<string, { input: z.ZodType }>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(group).map(([name, { input }]) => [name, input]))
}

function named(prefix: string, group: Record<string, z.ZodType>): [string, z.ZodType][] {
  return Object.entries(group).map(([name, schema]) => [prefix + name, schema])
}

/** The paths of what has no end, in a JSON Schema. */
function listLoose(given: unknown, path: string): string[] {
  if (heldElsewhere.has(path)) return []
  if (Array.isArray(given)) return given.flatMap((one) => listLoose(one, path))
  if (typeof given !== 'object' || given === null) return []
  const node = given as Node
  const fields = Object.entries({ ...Object(node['properties']), ...Object(node['$defs']) } as Node)
  const inside = ['anyOf', 'oneOf', 'items', 'prefixItems', 'propertyNames', 'additionalProperties']
  return [
    ...(isBounded(node) ? [] : [path]),
    ...fields.flatMap(([name, field]) => listLoose(field, `${path}.${name}`)),
    ...inside.flatMap((key) => listLoose(node[key], path)),
  ]
}

function isBounded(node: Node): boolean {
  if ('const' in node || 'enum' in node) return true
  if (node['type'] === 'array') return 'maxItems' in node
  if (node['type'] === 'integer' || node['type'] === 'number') return hasRange(node)
  if (node['type'] === 'string') return 'maxLength' in node || hasEnd(node)
  return typeof node['additionalProperties'] !== 'object' || 'maxProperties' in node
}

/** The range of whole numbers itself is what a schema has that says nothing. */
function hasRange({ minimum, exclusiveMinimum, maximum }: Node): boolean {
  const least = Number(minimum ?? exclusiveMinimum ?? -Infinity)
  const most = Number(maximum ?? Infinity)
  return least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER
}

function hasEnd({ format, formatMaximum, pattern }: Node): boolean {
  if (format === 'date') return formatMaximum !== undefined
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern)
}
