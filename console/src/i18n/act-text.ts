import { isKey, type Translate } from './texts.ts'

/** What somebody did, to follow their name; an act without words goes by its call. */
export function actText(t: Translate, action: string): string {
  const key = `act.${action}`
  return isKey(key) ? t(key) : action
}

/** What it is asked of: promotions have names. */
export function askedOfText(t: Translate, { subject }: { subject: string }): string {
  const key = `promo.name.${subject}`
  return isKey(key) ? t(key) : subject
}

/** What somebody asks a second person for, as a heading. */
export function askText(t: Translate, action: string): string {
  const key = `ask.${action}`
  return isKey(key) ? t(key) : action
}
