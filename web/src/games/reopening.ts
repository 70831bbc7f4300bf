import { clockText, dateText } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/texts.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import type { Game } from './lists.ts'

/** When a closed game is expected back, where somebody knows. */
export function useReopening(game: Game): string | undefined {
  return findReopening(game, useText(), useLocale())
}

export function findReopening(game: Game, t: Translate, locale: Locale): string | undefined {
  const at = game.params.reopensAt
  if (at === null) return undefined
  const day = dateText(at, locale)
  return day === dateText(Date.now(), locale)
    ? t('games.reopensAt', { time: clockText(at) })
    : t('games.reopensOn', { day })
}
