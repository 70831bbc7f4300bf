import type { Schema } from './document.ts'
import { shapePrefix } from './shapes.ts'

/** One line of a field table: a nested field has the path to it as its name. */
export type Field = {
  name: string
  type: string
  /** The named shape it has, if it has one. */
  shape: string | null
  isRequired: boolean
  notes: string[]
}

export function listFields(schema: Schema, path = ''): Field[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([key, given]) => {
    const name = path + key
    const { inner, isNullable } = withoutNull(given)
    const line = fieldOf(name, { ...inner, ...remarksOf(given) }, isNullable, required.has(key))
    return [line, ...listNested(inner, name)]
  })
}

function listNested(schema: Schema, name: string): Field[] {
  if (schema.contentSchema) return listNested(schema.contentSchema, name)
  if (schema.items) return listNested(schema.items, `${name}[]`)
  if (schema.oneOf) return schema.oneOf.flatMap((one) => listNested(one, name))
  if (typeof schema.additionalProperties === 'object') {
    return listNested(schema.additionalProperties, `${name}{}`)
  }
  return schema.properties ? listFields(schema, `${name}.`) : []
}

function fieldOf(name: string, schema: Schema, isNullable: boolean, isRequired: boolean): Field {
  const type = typeOf(schema) + (isNullable ? ' or null' : '')
  return { name, type, shape: shapeOf(schema), isRequired, notes: notesOf(schema) }
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.contentSchema) return `JSON text of ${typeOf(schema.contentSchema)}`
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (typeof schema.additionalProperties === 'object') {
    return `map of ${typeOf(schema.additionalProperties)}`
  }
  return schema.type ?? 'anything'
}

function shapeOf(schema: Schema): string | null {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.items) return shapeOf(schema.items)
  const { additionalProperties } = schema
  return typeof additionalProperties === 'object' ? shapeOf(additionalProperties) : null
}

function notesOf(schema: Schema): string[] {
  const notes = [
    schema.description ?? '',
    schema['x-unit'] ?? '',
    schema.format ?? '',
    range(schema.minimum, schema.maximum, ''),
    schema.exclusiveMinimum === undefined ? '' : `above ${schema.exclusiveMinimum}`,
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' entries'),
    schema.pattern ? `matches ${schema.pattern}` : '',
    'default' in schema ? `default ${JSON.stringify(schema.default)}` : '',
  ]
  return notes.filter((note) => note !== '')
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const from = min !== undefined && min > Number.MIN_SAFE_INTEGER ? min : undefined
  const to = max !== undefined && max < Number.MAX_SAFE_INTEGER ? max : undefined
  if (from === undefined) return to === undefined ? '' : `at most ${to}${unit}`
  if (to === undefined) return `at least ${from}${unit}`
  return from === to ? `exactly ${from}${unit}` : `${from} to ${to}${unit}`
}

function withoutNull(schema: Schema): { inner: Schema; isNullable: boolean } {
  const others = schema.anyOf?.filter((one) => one.type !== 'null') ?? []
  const isNullable = others.length < (schema.anyOf?.length ?? 0)
  const only = others.length === 1 ? others[0] : undefined
  if (isNullable && only) return { inner: only, isNullable }
  return { inner: schema, isNullable }
}

/** What was said about the field as a whole, not about the value when there is one. */
function remarksOf({ description, ...schema }: Schema): Schema {
  const remarks: Schema = description === undefined ? {} : { description }
  return 'default' in schema ? { ...remarks, default: schema.default } : remarks
}

function nameOf(reference: string): string {
  return reference.slice(shapePrefix.length)
}
