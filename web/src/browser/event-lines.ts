import type { ServerEvent } from './server-events.ts'

/** Reads a server-sent event stream piece by piece; a piece may end anywhere. */
export function makeEventReader(found: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let topic = ''
  let lines: string[] = []

  const finish = (): void => {
    const payload = parse(lines.join('\n'))
    if (lines.length > 0 && payload !== undefined) found({ topic: topic || 'message', payload })
    topic = ''
    lines = []
  }

  const take = (line: string): void => {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') topic = value
    if (field === 'data') lines.push(value)
  }

  return (piece) => {
    const parts = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = parts.pop() ?? ''
    parts.forEach(take)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
