import { useParams } from 'wouter'
import { RowsEditor } from '../../forms/RowsEditor.tsx'
import { useText } from '../../i18n/texts.ts'

/** Which games are open, in which order, under which name. */
export function GamesScreen() {
  const t = useText()
  const { id } = useParams<{ id?: string }>()
  const calls = { list: 'listGames', check: 'checkGame', set: 'setGame' } as const
  const rights = { read: 'games.read', decide: 'games.decide' } as const
  return (
    <RowsEditor kind={{ title: t('nav.games'), path: '/games', ...calls, ...rights }} open={id} />
  )
}
