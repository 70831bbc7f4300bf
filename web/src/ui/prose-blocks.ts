export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Plain text as paragraphs and lists: an empty line ends a block, and lines that begin with "- "
 * are a list. Nothing else is read into it, so whoever wrote the text cannot bring in markup.
 */
export function proseBlocks(text: string): ProseBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => groupLines(part.split('\n').map((line) => line.trim())))
}

function groupLines(lines: string[]): ProseBlock[] {
  const blocks: ProseBlock[] = []
  for (const line of lines.filter(Boolean)) {
    const item = /^- (.+)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item === undefined && last?.kind === 'paragraph') last.text += `\n${line}`
    else if (item === undefined) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list') last.items.push(item)
    else blocks.push({ kind: 'list', items: [item] })
  }
  return blocks
}
