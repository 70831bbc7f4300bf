import { useBilingual } from '../../i18n/use-text.ts'
import { useShelf } from '../../games/shelf.ts'

/** A round's game in the player's language; one that is no longer offered has the name it had. */
export function useRoundGame(): (game: { gameId: number; gameName: string }) => string {
  const bilingual = useBilingual()
  const { byId } = useShelf()
  return ({ gameId, gameName }) => {
    const known = byId.get(gameId)
    return known ? bilingual(known.name, known.nameEn) : gameName
  }
}
