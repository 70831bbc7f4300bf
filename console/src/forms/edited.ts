import type { FormProblem } from '@parlour/contract/forms/form-field.ts'

/** What the fields of a form need to know of the draft they edit. */
export type Edited = {
  content: unknown
  set: (path: string, value: unknown) => void
  /** Paths that differ from what is in force. */
  changed: ReadonlySet<string>
  /** What was there, in words. */
  wasText: (path: string) => string
  problems: readonly FormProblem[]
  currency: string
  isLocked: boolean
}
