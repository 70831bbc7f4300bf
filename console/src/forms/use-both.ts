import type { Both } from '@parlour/contract/forms/form-field.ts'
import { locale } from '../i18n/texts.ts'

/** A text of the server in the language of the page. */
export function useBoth(): (text: Both) => string {
  const place = locale.use() === 'en' ? 0 : 1
  return (text) => text[place]
}
