/**
 * In the console's frame the page stands for a draft: it asks with this token, is nobody's, and
 * keeps nothing. Null everywhere else.
 */
export const preview = readPreview()

function readPreview(): string | null {
  if (typeof location === 'undefined' || window.parent === window) return null
  return new URLSearchParams(location.search).get('preview')
}
