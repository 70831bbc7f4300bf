/**
 * In the console's frame the page stands for a draft: it asks with this token, is nobody's, and
 * keeps nothing. Null everywhere else.
 */
export const preview = readPreview()

function readPreview(): string | null {
  // The page is also drawn where there is no window.
  const { location, parent, self } = globalThis as Partial<typeof globalThis>
  if (!location || !parent || parent === self) return null
  return new URLSearchParams(location.search).get('preview')
}
