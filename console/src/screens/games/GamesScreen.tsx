import { useParams } from 'wouter'
import { RowsEditor } from '../../forms/RowsEditor.tsx'
import { useText } from '../../i18n/texts.ts'
import { GameFigures } from './GameFigures.tsx'
import { GamesTabs } from './GamesTabs.tsx'
import { ProvidersView } from './ProvidersView.tsx'
import { ListFile } from '../FileButton.tsx'

/** Which games are open, in which order, under which name; and who serves them. */
export function GamesScreen() {
  const t = useText()
  const { id } = useParams<{ id?: string }>()
  if (id === 'providers') return <ProvidersView />
  const calls = { list: 'listGames', check: 'checkGame', set: 'setGame' } as const
  const rights = { read: 'games.read', decide: 'games.decide' } as const
  const head = <GamesTabs chosen="games" />
  const file = <ListFile list="listGames" filters={{}} />
  const kind = {
    title: t('nav.games'),
    path: '/games',
    head,
    file,
    Figures: GameFigures,
    ...calls,
    ...rights,
  }
  return <RowsEditor kind={kind} open={id} />
}
