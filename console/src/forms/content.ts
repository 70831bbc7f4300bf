import type { Both, FormField } from '@parlour/contract/forms/form-field.ts'

/** What a form edits: any JSON, by paths such as `packs.0.price`. */
export type Content = { [name: string]: unknown }

export function getAt(content: unknown, path: string): unknown {
  if (path === '') return content
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (isBranch(inner) ? inner[name] : null), content)
}

/** A copy with another value at a path; undefined takes it out. */
export function setAt(content: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? rest.join('.') : null
  const changed = inner === null ? value : setAt(getAt(content, name), inner, value)
  if (Array.isArray(content))
    return content.map((row: unknown, at) => (at === Number(name) ? changed : row))
  const entries = Object.entries(isBranch(content) ? content : {})
  if (changed === undefined) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return { ...Object.fromEntries(entries), [name]: changed }
}

/** The field at a path, with the names that lead to it; rows are named by their number. */
export function findField(form: FormField, path: string): { field: FormField | null; way: Step[] } {
  const way: Step[] = []
  let field: FormField | null = form
  for (const name of path === '' ? [] : path.split('.')) {
    const next: FormField | null = field?.fields?.[name] ?? field?.row ?? null
    way.push(
      field?.kind === 'rows' ? { row: Number(name) + 1 } : { label: next?.label ?? [name, name] },
    )
    field = next
  }
  return { field, way }
}
export type Step = { row: number } | { label: Both }

/** What a new row begins with. */
export function firstOf(field: FormField): unknown {
  if (field.empty === 'null') return null
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields ?? {}).flatMap(([name, inner]) =>
        inner.empty === 'absent' ? [] : [[name, firstOf(inner)]],
      ),
    )
  if (field.kind === 'rows')
    return Array.from({ length: field.min ?? 0 }, () => (field.row ? firstOf(field.row) : null))
  if (field.kind === 'number' || field.kind === 'moment') return field.min ?? 0
  if (field.kind === 'yesNo') return false
  return field.kind === 'choice' ? (field.options?.[0]?.value ?? '') : ''
}

function isBranch(value: unknown): value is Content {
  return typeof value === 'object' && value !== null
}
