import { parseSync } from 'rolldown/utils'
import { listImports, listStyleImports } from './imports.ts'
import type { Import } from './imports.ts'
import { listNodes } from './syntax.ts'
import type { Visit } from './syntax.ts'

export type Comment = { text: string; line: number }

/** One file as the rules see it. What is not TypeScript or JavaScript has no nodes. */
export type SourceFile = {
  path: string
  text: string
  lines: string[]
  nodes: Visit[]
  comments: Comment[]
  imports: Import[]
  mistakes: { line: number; message: string }[]
}

export function readSource(path: string, text: string): SourceFile {
  const plain = { path, text, lines: text.split('\n'), nodes: [], comments: [], mistakes: [] }
  if (!/\.[cm]?[jt]sx?$/.test(path)) {
    return { ...plain, imports: path.endsWith('.css') ? listStyleImports(text) : [] }
  }
  const parsed = parseSync(path, text)
  const nodes = listNodes(parsed.program)
  return {
    ...plain,
    nodes,
    comments: parsed.comments.map(({ value, start }) => ({
      text: value,
      line: lineAt(text, start),
    })),
    imports: listImports(nodes),
    mistakes: parsed.errors.map(({ message, labels }) => ({
      line: lineAt(text, labels[0]?.start ?? 0),
      message,
    })),
  }
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1
  }
  return line
}
