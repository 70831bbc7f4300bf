import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Schema } from './document.ts'

/** Our own remarks on a schema, under the names OpenAPI keeps for such. */
const ownKeywords: Record<string, string> = { unit: 'x-unit', label: 'x-label' }
/** Keywords that hold values, not schemas. */
const values = new Set(['default', 'const', 'enum', 'required'])
const dropped = new Set(['$schema', 'id', '~standard'])

/**
 * Draws schemas as JSON Schema. Named shapes are collected once for the whole document instead of
 * being repeated in every call.
 */
export function makeShapes() {
  const shapes: Record<string, Schema> = {}

  const keepAll = (named: object) => {
    for (const [name, given] of Object.entries(named)) {
      const shape = clean(given)
      if (name in shapes && !isDeepStrictEqual(shapes[name], shape)) {
        throw new Error(`two different shapes are named ${name}`)
      }
      shapes[name] = shape
    }
  }

  function clean(schema: object): Schema {
    const kept: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(schema)) {
      if (name === '$defs') keepAll(value)
      else if (!dropped.has(name)) kept[ownKeywords[name] ?? name] = cleanPart(name, value)
    }
    return kept
  }

  function cleanPart(name: string, value: unknown): unknown {
    if (name === '$ref') return String(value).replace('#/$defs/', shapePrefix)
    if (values.has(name) || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(clean)
    if (name !== 'properties') return clean(value)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, clean(field)]))
  }

  return {
    shapes,
    draw: (schema: z.ZodType, io: 'input' | 'output') => clean(z.toJSONSchema(schema, { io })),
  }
}

export const shapePrefix = '#/components/schemas/'

/** Adds the frame's fields to a call's own; to each alternative when there are several. */
export function withFields(own: Schema, frame: Schema): Schema {
  if (own.oneOf) return { ...own, oneOf: own.oneOf.map((one) => withFields(one, frame)) }
  if (own.anyOf) return { ...own, anyOf: own.anyOf.map((one) => withFields(one, frame)) }
  return {
    ...own,
    type: 'object',
    properties: { ...frame.properties, ...own.properties },
    required: [...(frame.required ?? []), ...(own.required ?? [])],
  }
}
