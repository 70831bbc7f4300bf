import type { Both, FormField, FormProblem } from '@parlour/contract/forms/form-field.ts'
import type { Translate } from '../i18n/texts.ts'
import { numberText } from './units.ts'

type Told = { currency: string; text: (both: Both) => string }

/** What is wrong with a value, in words. */
export function problemText(
  t: Translate,
  field: FormField | null,
  { problem, limit, text: said }: FormProblem,
  { text }: Told,
): string {
  if (problem === 'said') return said ? text(said) : t('form.wrong')
  if (problem === 'wrong' || limit === null) return t('form.wrong')
  const n = numberText(field?.kind === 'number' ? field.unit : undefined, limit)
  if (field?.kind === 'text' || field?.kind === 'link')
    return t(problem === 'tooSmall' ? 'form.short' : 'form.long', { n })
  return t(problem === 'tooSmall' ? 'form.least' : 'form.most', { n })
}
