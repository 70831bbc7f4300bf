/** A request that came whole and in one piece, in the plainest words HTTP/1.1 has. */
export type PlainRequest = { url: string; headers: Record<string, string>; body: string }

const shape =
  /^POST (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+)\r\n$/
/** Whoever says one of these wants more than an answer. */
const demands = new Set(['transfer-encoding', 'expect', 'upgrade', 'te', 'trailer'])
const mostHeadBytes = 4096

/**
 * Reads what leaves nothing to be judged: every header once, a length, and just as many bytes
 * after it. Null is whatever else there is: more than one request, a part of one, one in other
 * words, or none.
 */
export function readPlain(piece: Buffer): PlainRequest | null {
  const end = piece.indexOf('\r\n\r\n') + 4
  if (end < 4 || end > mostHeadBytes) return null
  const [, url, lines] = shape.exec(piece.toString('latin1', 0, end)) ?? []
  const headers = lines === undefined ? null : readHeaders(lines)
  if (url === undefined || !headers) return null
  const length = headers['content-length'] ?? ''
  if (!/^\d{1,5}$/.test(length) || piece.length !== end + Number(length)) return null
  return { url, headers, body: piece.toString('utf8', end) }
}

function readHeaders(lines: string): Record<string, string> | null {
  const headers: Record<string, string> = {}
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf('\r\n', start)
    const colon = lines.indexOf(':', start)
    const name = lines.slice(start, colon).toLowerCase()
    if (name in headers || demands.has(name)) return null
    headers[name] = lines.slice(colon + 1, end).trim()
    start = end + 2
  }
  const { host, connection = 'keep-alive' } = headers
  return host !== undefined && connection.toLowerCase() === 'keep-alive' ? headers : null
}
