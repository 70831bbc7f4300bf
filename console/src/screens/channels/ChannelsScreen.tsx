import { useParams } from 'wouter'
import { RowsEditor } from '../../forms/RowsEditor.tsx'
import { useText } from '../../i18n/texts.ts'

/** The ways to deposit, their sums, and where money made over by hand arrives. */
export function ChannelsScreen() {
  const t = useText()
  const { id } = useParams<{ id?: string }>()
  const calls = { list: 'listChannels', check: 'checkChannel', set: 'setChannel' } as const
  const rights = { read: 'channels.read', decide: 'channels.decide' } as const
  const title = t('nav.channels')
  return <RowsEditor kind={{ title, path: '/channels', ...calls, ...rights }} open={id} />
}
