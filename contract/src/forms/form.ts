import { z } from 'zod'
import { linkFormat, momentUnit } from '../schemas.ts'
import { colourFormat, pictureFormat } from '../theme.ts'
import type { Both, FormField, FormProblem } from './form-field.ts'
import { thai } from './thai.ts'

/** A schema as a form, in both languages. A field without a name is a fault: it throws. */
export function formOf(schema: z.ZodType): FormField {
  return fieldOf(z.toJSONSchema(schema) as Node, 'form')
}

/** A broken schema's issues, by path, for the form to show beside its fields. */
export function problemsOf(error: z.ZodError): FormProblem[] {
  return error.issues.slice(0, mostProblems).map((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'too_small')
      return { path, problem: 'tooSmall', limit: leastOf(issue), text: null }
    if (issue.code === 'too_big')
      return { path, problem: 'tooBig', limit: Number(issue.maximum), text: null }
    if (issue.code === 'custom')
      return { path, problem: 'said', limit: null, text: both(issue.message) }
    return { path, problem: 'wrong', limit: null, text: null }
  })
}

const mostProblems = 50

/** The least that is taken: numbers of a form are whole. */
function leastOf({ minimum, inclusive }: z.core.$ZodIssueTooSmall): number {
  return inclusive === false ? Number(minimum) + 1 : Number(minimum)
}

type Node = {
  type?: string
  anyOf?: Node[]
  enum?: (string | number)[]
  const?: string | number
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  label?: string
  description?: string
  unit?: string
  format?: string
  options?: [string | number, string][]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

function fieldOf(node: Node, path: string): FormField {
  const isNullable = node.anyOf?.some(({ type }) => type === 'null') === true
  const [inner = {}] = node.anyOf?.filter(({ type }) => type !== 'null').slice(-1) ?? []
  const { anyOf: _anyOf, ...own } = node
  const whole: Node = { ...inner, ...own }
  // Rows and whole forms are named by what holds them.
  const isNamed = whole.label !== undefined || whole.properties !== undefined
  if (!isNamed) throw new Error(`${path} has no label`)
  return {
    ...kindOf(whole, path),
    label: both(whole.label ?? ''),
    ...(whole.description !== undefined && { describe: both(whole.description) }),
    ...(whole.unit !== undefined && { unit: whole.unit }),
    ...(isNullable && { empty: 'null' }),
  }
}

const textKinds: Record<string, FormField['kind']> = {
  [linkFormat]: 'link',
  [colourFormat]: 'colour',
  [pictureFormat]: 'picture',
}

function kindOf(node: Node, path: string): Omit<FormField, 'label'> {
  if (node.properties) {
    const fields = Object.entries(node.properties).map(([name, inner]) => {
      const field = fieldOf(inner, `${path}.${name}`)
      const isOptional = node.required?.includes(name) !== true
      return [name, isOptional ? { ...field, empty: 'absent' as const } : field] as const
    })
    return { kind: 'group', fields: Object.fromEntries(fields) }
  }
  if (node.items)
    return {
      kind: 'rows',
      row: fieldOf(node.items, `${path}[]`),
      ...within(node.minItems, node.maxItems),
    }
  const values = node.const === undefined ? node.enum : [node.const]
  if (values) {
    const options = node.options?.map(([value, label]) => ({ value, label: both(label) }))
    if (options?.length !== values.length) throw new Error(`${path} has unnamed options`)
    return { kind: 'choice', options }
  }
  if (node.type === 'boolean') return { kind: 'yesNo' }
  if (node.type === 'string') {
    const kind = textKinds[node.format ?? ''] ?? 'text'
    return { kind, ...within(node.minLength, node.maxLength) }
  }
  const least = node.exclusiveMinimum === undefined ? node.minimum : node.exclusiveMinimum + 1
  if (node.type === 'integer') {
    const kind = node.unit === momentUnit ? 'moment' : 'number'
    return { kind, ...within(least, node.maximum) }
  }
  throw new Error(`${path} cannot be drawn`)
}

function within(min: number | undefined, max: number | undefined) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function both(text: string): Both {
  return [text, thai[text] ?? text]
}
