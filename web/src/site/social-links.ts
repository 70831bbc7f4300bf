import type { JsonText } from '@parlour/contract/json-text.ts'

export type SocialLink = { id: string; url: string; name?: string | undefined }

/** Networks that have an address, each with the name it was given or its id begins with. */
export function listSocialLinks(text: JsonText<SocialLink[]> | undefined) {
  return readLinks(text)
    .filter(({ url }) => url !== '')
    .map(({ id, url, name = nameOf(id) }) => ({ id, url, name }))
}

/** `telegram02` is Telegram: ids carry the number of the icon they once had. */
function nameOf(id: string): string {
  const word = id.replace(/\d+$/, '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function readLinks(text: string | undefined): SocialLink[] {
  try {
    const links = JSON.parse(text ?? '[]') as unknown
    return Array.isArray(links) ? (links as SocialLink[]) : []
  } catch {
    return []
  }
}
