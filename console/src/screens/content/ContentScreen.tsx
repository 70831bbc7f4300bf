import { Link, useParams } from 'wouter'
import { type RowKind, RowsEditor } from '../../forms/RowsEditor.tsx'
import { useText } from '../../i18n/texts.ts'
import { ListFile } from '../FileButton.tsx'

const kinds = {
  banners: {
    list: 'listBanners',
    check: 'checkBanner',
    set: 'setBanner',
    preview: 'previewBanner',
    order: 'orderBanners',
  },
  notices: {
    list: 'listNotices',
    check: 'checkNotice',
    set: 'setNotice',
    preview: 'previewNotice',
    order: 'orderNotices',
  },
  texts: { list: 'listTexts', check: 'checkText', set: 'setText', preview: 'previewText' },
} as const
const names = Object.keys(kinds) as (keyof typeof kinds)[]

/** What the site shows and says: banners, notices and its own words, in both languages. */
export function ContentScreen() {
  const t = useText()
  const { kind: named, id } = useParams<{ kind?: string; id?: string }>()
  const chosen = names.find((name) => name === named) ?? 'banners'
  const head = (
    <p className="row tabbed">
      {names.map((one) => (
        <Link
          key={one}
          href={`/content/${one}`}
          className={one === chosen ? 'on' : ''}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {t(`content.${one}`)}
        </Link>
      ))}
    </p>
  )
  const kind: RowKind = {
    title: t('nav.content'),
    path: `/content/${chosen}`,
    ...kinds[chosen],
    read: 'content.read',
    decide: 'content.decide',
    canAdd: chosen !== 'texts',
    head,
    file: <ListFile list={kinds[chosen].list} filters={{}} />,
  }
  return <RowsEditor key={chosen} kind={kind} open={id} />
}
