type Name = string | false | null | undefined

/** Joins the class names that are there. */
export function classNames(...names: Name[]): string {
  return names.filter(Boolean).join(' ')
}
