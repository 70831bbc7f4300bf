import { formatMoney } from '@parlour/contract/money.ts'
import { textOr, type Translate } from './texts.ts'

/** What somebody did, to follow their name; an act without words goes by its call. */
export function actText(t: Translate, action: string): string {
  return textOr(t, `act.${action}`, action)
}

type Deed = { action: string; isProposed: boolean }

/** What somebody did, or asked a second person for, to follow their name. */
export function deedText(t: Translate, { action, isProposed }: Deed): string {
  return isProposed ? t('ask.proposed', { what: askText(t, action) }) : actText(t, action)
}

/** What it is asked of: promotions and the settings have names. */
export function askedOfText(t: Translate, { subject }: { subject: string }): string {
  return textOr(t, `promo.name.${subject}`, textOr(t, `ask.of.${subject}`, subject))
}

type Proposal = { action: string; amount: number | null }

/** The same with its sum, where it is about money. */
export function askTitle(t: Translate, { action, amount }: Proposal): string {
  const asked = askText(t, action)
  return amount === null ? asked : `${asked} · ${formatMoney(amount)}`
}

/** What somebody asks a second person for, as a heading. */
export function askText(t: Translate, action: string): string {
  return textOr(t, `ask.${action}`, action)
}
