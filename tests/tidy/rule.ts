import type { SourceFile } from './source.ts'
import { lineAt } from './source.ts'
import type { Node } from './syntax.ts'
import type { Tree } from './tree.ts'

export type Finding = { path: string; line: number; message: string }

/** A rule looks at the tree and says what is wrong where, and what to do instead. */
export type Rule = {
  name: string
  check(tree: Tree): Finding[]
}

export type Violation = Finding & { rule: string }

export function at(file: SourceFile, node: Node, message: string): Finding {
  return { path: file.path, line: lineAt(file.text, node.start), message }
}

/** A rule that needs no more than one file at a time. */
export function eachFile(check: (file: SourceFile) => Finding[]): Rule['check'] {
  return ({ files }) => files.flatMap(check)
}
