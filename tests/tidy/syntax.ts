/** A node of the parsed program. Only what a rule asks for is ever looked at. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** A node and how one got to it. */
export type Visit = { node: Node; parent: Visit | null; field: string }

export function listNodes(program: unknown): Visit[] {
  const visits: Visit[] = []
  if (!isNode(program)) return visits
  collect({ node: program, parent: null, field: '' }, visits)
  return visits
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function nameOf(value: unknown): string | null {
  if (!isNode(value) || value.type !== 'Identifier') return null
  return typeof value.name === 'string' ? value.name : null
}

/** The nodes in a field, be it a list, one node or nothing. */
export function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

export function stringOf(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral') return null
  const [first, ...more] = nodesIn(value.quasis)
  return first && more.length === 0 ? templateText(first) : null
}

/** The name behind the dot, or in the brackets when it is written out there. */
export function memberName(node: Node): string | null {
  return node.computed ? stringOf(node.property) : nameOf(node.property)
}

/** An identifier that stands for a value: not a property's name, not a type. */
export function isReference({ node, parent, field }: Visit): boolean {
  if (node.type !== 'Identifier' || !parent) return false
  const { type, computed } = parent.node
  if (type === 'MemberExpression' && field === 'property') return computed === true
  if (field === 'key') return computed === true
  if (type.startsWith('TS')) return /^TS(As|NonNull|Satisfies)/.test(type)
  return !/^(Import|Export)\w*Specifier$/.test(type)
}

/** What is written in a string or in a piece of a template. */
export function literalText(node: Node): string | null {
  if (node.type === 'TemplateElement') return templateText(node)
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

function templateText({ value }: Node): string {
  if (typeof value !== 'object' || value === null || !('raw' in value)) return ''
  return String(value.raw)
}

function collect(visit: Visit, visits: Visit[]): void {
  visits.push(visit)
  for (const [field, value] of Object.entries(visit.node)) {
    for (const child of nodesIn(value)) collect({ node: child, parent: visit, field }, visits)
  }
}
