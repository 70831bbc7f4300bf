import { useMemo } from 'react'
import { useBilingual } from '../../i18n/use-text.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useSite } from '../../site/store.ts'

type Wire = SiteConfig['appNoticeConfigList'][number]

export type Notice = Pick<Wire, 'id' | 'clickType' | 'clickAction' | 'publishTime'> & {
  title: string
  content: string
  image: string
  href: string
}

/** The site's notices in the reader's language, in the operator's order; null while unknown. */
export function useNotices(): Notice[] | null {
  const list = useSite(({ config }) => config?.appNoticeConfigList)
  const choose = useBilingual()
  return useMemo(
    () =>
      list?.toSorted((one, other) => one.sort - other.sort).map((wire) => toNotice(wire, choose)) ??
      null,
    [list, choose],
  )
}

function toNotice(wire: Wire, choose: ReturnType<typeof useBilingual>): Notice {
  return {
    id: wire.id,
    clickType: wire.clickType,
    clickAction: wire.clickAction,
    publishTime: wire.publishTime,
    title: choose(wire.title, wire.titleEn),
    content: choose(wire.content, wire.contentEn),
    image: wire.imgUrl2,
    href: `/notice/detail/${wire.id}`,
  }
}
