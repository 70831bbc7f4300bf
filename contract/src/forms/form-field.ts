/** A form as the console draws it. No schema here: the browser loads this file. */

/** A text in English and in Thai. */
export type Both = [en: string, th: string]

type TextKind = 'text' | 'link' | 'colour' | 'picture'

export type FormField = {
  /** A moment is a number, a link a text of one line; a picture's unit is what it is for. */
  kind: 'group' | 'rows' | 'number' | 'moment' | 'yesNo' | 'choice' | TextKind
  label: Both
  describe?: Both
  unit?: string
  /** Empty means null, or that it is left out. */
  empty?: 'null' | 'absent'
  /** Of a number itself, of a text's length, of how many rows. */
  min?: number
  max?: number
  options?: { value: string | number; label: Both }[]
  fields?: Record<string, FormField>
  row?: FormField
}

/** What is wrong with one value, by its path. */
export type FormProblem = {
  path: string
  problem: 'tooSmall' | 'tooBig' | 'wrong' | 'said'
  limit: number | null
  text: Both | null
}

/** What a picture of a banner or a notice is sent for; the others are for the look of the site. */
export const contentPicture = 'content'
