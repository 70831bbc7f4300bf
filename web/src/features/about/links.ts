import type { PlainTextKey } from '../../i18n/texts.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  DocumentIcon,
  DownloadIcon,
  HeadsetIcon,
  InfoIcon,
  LockIcon,
  NewsIcon,
  ShieldIcon,
} from '../../ui/icons.ts'

export type PageLink = { icon: IconType; title: PlainTextKey; href: string; forPlayers?: true }

export const documentLinks: readonly PageLink[] = [
  { icon: DocumentIcon, title: 'title.terms', href: '/terms-of-use' },
  { icon: LockIcon, title: 'title.privacy', href: '/privacy-policy' },
  { icon: ShieldIcon, title: 'title.license', href: '/profile/license', forPlayers: true },
]

export const moreLinks: readonly PageLink[] = [
  { icon: InfoIcon, title: 'title.about', href: '/about' },
  { icon: NewsIcon, title: 'title.notice', href: '/lobby/notice' },
  { icon: HeadsetIcon, title: 'title.service', href: '/service' },
]

export const downloadLink: PageLink = {
  icon: DownloadIcon,
  title: 'title.download',
  href: '/apkdownload',
}
