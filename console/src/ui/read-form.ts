/** What was written into a form, by the names of its fields. */
export type Written = Partial<Record<string, string>>

export function readForm(form: HTMLFormElement): Written {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
