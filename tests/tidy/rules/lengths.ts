import { isCode, isDrawing } from '../places.ts'
import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { lineAt } from '../source.ts'
import type { SourceFile } from '../source.ts'
import { nameOf } from '../syntax.ts'
import type { Visit } from '../syntax.ts'

export const limits = { function: 70, component: 120, file: 300, anyFile: 500, line: 100 }

export const functionLength: Rule = {
  name: 'function-length',
  check: eachFile((file) =>
    isMeasured(file)
      ? file.nodes
          .filter(({ node }) => isFunction(node.type))
          .flatMap((visit) => measure(file, visit))
      : [],
  ),
}

export const fileLength: Rule = {
  name: 'file-length',
  check: eachFile((file) =>
    tooLong(file, limits.file, 'split it, or give a reason in allowances.ts'),
  ),
}

/** Beyond this no reason is good enough. */
export const anyFileLength: Rule = {
  name: 'any-file-length',
  isFinal: true,
  check: eachFile((file) => tooLong(file, limits.anyFile, 'split it')),
}

export const lineLength: Rule = {
  name: 'line-length',
  check: eachFile((file) =>
    isMeasured(file)
      ? file.lines.flatMap((line, index) =>
          countColumns(line) > limits.line && !/https?:\/\/\S{30}/.test(line)
            ? [{ path: file.path, line: index + 1, message: sayWide(line) }]
            : [],
        )
      : [],
  ),
}

function measure(file: SourceFile, visit: Visit) {
  const { node } = visit
  const name = findName(visit)
  const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name ?? '')
  const limit = isComponent ? limits.component : limits.function
  const length = lineAt(file.text, node.end) - lineAt(file.text, node.start) + 1
  if (length <= limit) return []
  const kind = isComponent ? 'component' : 'function'
  return [at(file, node, `${kind} ${name ?? ''} has ${length} lines, at most ${limit}: split it`)]
}

/** Its own name, or that of what it is given to: `const Row = memo(() => …)`. */
function findName({ node, parent }: Visit): string | null {
  if (nameOf(node.id)) return nameOf(node.id)
  if (parent?.node.type === 'CallExpression') return findName(parent)
  return nameOf(parent?.node.id) ?? nameOf(parent?.node.key)
}

function isFunction(type: string): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
}

function isMeasured({ path }: SourceFile): boolean {
  return isCode(path) && !isDrawing(path)
}

function tooLong(file: SourceFile, limit: number, advice: string) {
  const length = file.text.trimEnd().split('\n').length
  if (!isMeasured(file) || length <= limit) return []
  return [{ path: file.path, line: limit, message: `${length} lines, at most ${limit}: ${advice}` }]
}

/** Thai vowels and tone marks above and below a letter take no column. */
function countColumns(line: string): number {
  return line.replace(/\p{Mn}/gu, '').replace(/./gu, '.').length
}

function sayWide(line: string): string {
  return `${countColumns(line)} characters, at most ${limits.line}: break the line`
}
