import { locale } from './texts.ts'

const sample = locale === 'th' ? 'กa' : 'a'

/** Letters that are drawn before their font is here are drawn again. */
export function hasFont(): boolean {
  return document.fonts.check('16px Anuphan', sample)
}
