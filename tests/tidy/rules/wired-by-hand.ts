import type { Finding, Rule } from '../rule.ts'
import { at, eachFile } from '../rule.ts'
import type { SourceFile } from '../source.ts'
import type { Node } from '../syntax.ts'
import { memberName, nameOf, nodesIn } from '../syntax.ts'

/** Where a process, a page or a worker begins: somebody has to. */
const isStart = /\/(main|[\w-]+-worker)\.tsx?$/
const isWatched = /^(server|web|arcade|sandbox|contract)\/src\//
const isDeclaring = /^(Import|Export|TS)|Declaration$/
const isEntering = /^(register|subscribe|follow|listen|hear)([A-Z]|$)|^on(Server|Sign)|^addEvent/

/** Loading a file starts nothing and enters it in no list: who wants it started calls it. */
export const wiredByHand: Rule = {
  name: 'wired-by-hand',
  check: eachFile((file) => {
    const { path } = file
    if (!isWatched.test(path) || isStart.test(path) || path.includes('.test.')) return []
    return nodesIn(file.nodes[0]?.node.body).flatMap((statement) => findStart(file, statement))
  }),
}

function findStart(file: SourceFile, statement: Node): Finding[] {
  const message =
    'nothing starts by being loaded: export a function, and call it where all is wired'
  const isStarting = !isDeclaring.test(statement.type) || listCallees(statement).some(enters)
  return isStarting ? [at(file, statement, message)] : []
}

/** What the values of a declaration come from. */
function listCallees(statement: Node): Node[] {
  const declared = statement.type === 'VariableDeclaration' ? [statement] : []
  const declarations = [...declared, ...nodesIn(statement.declaration)]
  const values = declarations.flatMap((one) => nodesIn(one.declarations)).map(({ init }) => init)
  return nodesIn(values).flatMap((value) =>
    value.type === 'CallExpression' ? nodesIn(value.callee) : [],
  )
}

function enters(callee: Node): boolean {
  const name = callee.type === 'MemberExpression' ? memberName(callee) : nameOf(callee)
  return isEntering.test(name ?? '')
}
