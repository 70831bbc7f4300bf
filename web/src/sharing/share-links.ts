export type ShareLink = { channel: string; name: string; href: string }
type Place = {
  name: string
  open: (url: string, words: string) => string
  takesNoLink?: true
}

/** Where an invitation can be passed on. Their signs are theirs, so they are named in words. */
const places: Readonly<Record<string, Place>> = {
  line: {
    name: 'LINE',
    open: (url) => `https://social-plugins.line.me/lineit/share?url=${url}`,
  },
  facebook: {
    name: 'Facebook',
    open: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  telegram: {
    name: 'Telegram',
    open: (url, words) => `https://t.me/share/url?url=${url}&text=${words}`,
  },
  whatsapp: {
    name: 'WhatsApp',
    open: (url, words) => `https://wa.me/?text=${words}%20${url}`,
  },
  twitter: {
    name: 'X',
    open: (url, words) => `https://twitter.com/intent/tweet?url=${url}&text=${words}`,
  },
  // These take no link: it is copied, and pasted there.
  youtube: { name: 'YouTube', open: () => 'https://www.youtube.com/', takesNoLink: true },
  instagram: { name: 'Instagram', open: () => 'https://www.instagram.com/', takesNoLink: true },
}

type Shared = {
  shareUrlMap: Readonly<Record<string, string>>
  origin: string
  words: string
  /** Only this place; without it all that take a link. */
  only?: string | null
}

/** The channels of the player's map that are known, each with the player's own link in it. */
export function listShareLinks({ shareUrlMap, origin, words, only }: Shared): ShareLink[] {
  return Object.entries(places).flatMap(([channel, { name, open, takesNoLink }]) => {
    const path = shareUrlMap[channel]
    const isAsked = only ? channel === only : !takesNoLink
    if (path === undefined || !isAsked) return []
    const url = encodeURIComponent(new URL(path, origin).href)
    return [{ channel, name, href: open(url, encodeURIComponent(words)) }]
  })
}

/** The player's own link, to be copied; null until it is known. */
export function findOwnLink({ shareUrlMap, origin, only }: Omit<Shared, 'words'>): string | null {
  const path = shareUrlMap[only ?? 'copy'] ?? Object.values(shareUrlMap)[0]
  return path === undefined ? null : new URL(path, origin).href
}
