import { textOr, type Translate } from './texts.ts'

/** What somebody did, to follow their name; an act without words goes by its call. */
export function actText(t: Translate, action: string): string {
  return textOr(t, `act.${action}`, action)
}

/** What it is asked of: promotions and the settings have names. */
export function askedOfText(t: Translate, { subject }: { subject: string }): string {
  return textOr(t, `promo.name.${subject}`, textOr(t, `ask.of.${subject}`, subject))
}

/** What somebody asks a second person for, as a heading. */
export function askText(t: Translate, action: string): string {
  return textOr(t, `ask.${action}`, action)
}
