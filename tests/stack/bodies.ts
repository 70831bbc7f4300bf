import type { z } from 'zod'
import { toJSONSchema } from 'zod'

type Node = Record<string, unknown>
type End = 'least' | 'most'
type Wanted = { end: End; defs: Record<string, Node> }

/** Texts for the patterns of the contract: the first that fits is taken. */
const words = [
  'x',
  '66',
  '123456',
  '1234567890',
  'th-TH',
  '/lobby/home',
  'a@b.co',
  '2027-02-03',
  '0b6f3c0e-5d1a-4b7e-9c51-2f0a7d3e4b11',
  'A'.repeat(22),
  'A'.repeat(87),
]
const address = 'https://push.example/one'

/** To describe a schema takes longer than to make a hundred bodies of it. */
const described = new WeakMap<z.ZodType, Node>()

/** A body that the schema takes, with every field it knows, each at its least or its greatest. */
export function bodyOf(schema: z.ZodType, end: End): unknown {
  const whole = described.get(schema) ?? toJSONSchema(schema, { io: 'input' })
  described.set(schema, whole)
  return valueOf(whole, { end, defs: Object(whole['$defs']) as Record<string, Node> })
}

/** The body with one of its fields replaced, for each of its fields. */
export function withEachField(body: unknown, value: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [value]
  const names = Object.keys(body)
  return names.flatMap((name) =>
    withEachField((body as Node)[name], value).map((inner) =>
      Array.isArray(body) ? [inner] : { ...body, [name]: inner },
    ),
  )
}

function valueOf(node: Node, wanted: Wanted): unknown {
  const { end, defs } = wanted
  const named =
    typeof node['$ref'] === 'string' ? defs[node['$ref'].slice('#/$defs/'.length)] : null
  if (named) return valueOf(named, wanted)
  if ('const' in node) return node['const']
  const choices = (node['enum'] ?? node['anyOf'] ?? node['oneOf']) as unknown[] | undefined
  if (choices) {
    const chosen = choices.at(end === 'least' ? 0 : -1)
    return node['enum'] ? chosen : valueOf(chosen as Node, wanted)
  }
  if (node['type'] === 'object') {
    const fields = Object.entries(Object(node['properties']) as Record<string, Node>)
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, wanted)]))
  }
  if (node['type'] === 'array') return [valueOf(node['items'] as Node, wanted)]
  if (node['type'] === 'string') return textOf(node, end)
  if (node['type'] === 'boolean') return end === 'most'
  if (node['type'] === 'null') return null
  const least = Number(node['minimum'] ?? Number(node['exclusiveMinimum']) + 1)
  return end === 'least' ? least : Number(node['maximum'])
}

function textOf(node: Node, end: End): string {
  const day = node[end === 'least' ? 'formatMinimum' : 'formatMaximum']
  if (typeof day === 'string') return day
  if (node['format'] === 'uri') return address
  const patterns = [node, ...((node['allOf'] ?? []) as Node[])].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : [],
  )
  const { minLength = 0, maxLength = Infinity } = node as { minLength?: number; maxLength?: number }
  const fitsIn = ({ length }: string) => length >= minLength && length <= maxLength
  const fits = words.find((word) => fitsIn(word) && patterns.every((each) => each.test(word))) ?? ''
  const longest = Math.min(Number(node['maxLength'] ?? 0), 5_000)
  return end === 'most' && patterns.length === 0 ? 'ก'.repeat(longest) : fits
}
