import { Link, useParams } from 'wouter'
import { type RowKind, RowsEditor } from '../../forms/RowsEditor.tsx'
import { useText } from '../../i18n/texts.ts'
import { ListFile } from '../FileButton.tsx'
import { ChannelFigures } from './ChannelFigures.tsx'

const kinds = {
  ways: { list: 'listChannels', check: 'checkChannel', set: 'setChannel', canAdd: false },
  banks: { list: 'listBanks', check: 'checkBank', set: 'setBank', canAdd: true },
} as const

/** The ways to deposit, their sums and our receiving account; and the banks that players link. */
export function ChannelsScreen() {
  const t = useText()
  const { kind: named, id } = useParams<{ kind?: string; id?: string }>()
  const chosen = named === 'banks' ? 'banks' : 'ways'
  const head = (
    <p className="row tabbed">
      {(['ways', 'banks'] as const).map((one) => (
        <Link
          key={one}
          href={`/channels/${one}`}
          className={one === chosen ? 'on' : ''}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {t(`channels.${one}`)}
        </Link>
      ))}
    </p>
  )
  const kind: RowKind = {
    title: t('nav.channels'),
    path: `/channels/${chosen}`,
    ...kinds[chosen],
    read: 'channels.read',
    decide: 'channels.decide',
    head,
    file: <ListFile list={kinds[chosen].list} filters={{}} />,
    ...(chosen === 'ways' && { Figures: ChannelFigures }),
  }
  return <RowsEditor key={chosen} kind={kind} open={id} />
}
