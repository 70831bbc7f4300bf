export type ShareLink = { channel: string; name: string; href: string }
type Place = { name: string; open: (url: string, words: string) => string }

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
}

type Shared = { shareUrlMap: Readonly<Record<string, string>>; origin: string; words: string }

/** The channels of the player's map that are known, each with the player's own link in it. */
export function listShareLinks({ shareUrlMap, origin, words }: Shared): ShareLink[] {
  return Object.entries(places).flatMap(([channel, { name, open }]) => {
    const path = shareUrlMap[channel]
    if (path === undefined) return []
    const url = encodeURIComponent(new URL(path, origin).href)
    return [{ channel, name, href: open(url, encodeURIComponent(words)) }]
  })
}

/** The player's own link, to be copied; null until it is known. */
export function findOwnLink({ shareUrlMap, origin }: Omit<Shared, 'words'>): string | null {
  const path = shareUrlMap['copy'] ?? Object.values(shareUrlMap)[0]
  return path === undefined ? null : new URL(path, origin).href
}
