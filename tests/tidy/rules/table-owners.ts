import { isTest } from '../places.ts'
import type { Finding, Rule } from '../rule.ts'
import { lineAt } from '../source.ts'
import type { SourceFile } from '../source.ts'
import { literalText } from '../syntax.ts'
import type { Tree } from '../tree.ts'

/** A table's first word names its module; these are called otherwise. */
const byFirstWord: Record<string, string> = {
  activity: 'activities',
  backups: 'frame',
  client: 'site',
  event: 'frame',
  events: 'frame',
  game: 'games',
  idempotency: 'frame',
  login: 'players',
  mailing: 'mailings',
  mails: 'messages',
  message: 'messages',
  operator: 'operators',
  otp: 'players',
  password: 'players',
  player: 'players',
  report: 'reports',
  reward: 'rewards',
  scheduled: 'frame',
  secret: 'frame',
  sessions: 'session',
  short: 'site',
  commits: 'frame',
  taken: 'frame',
  used: 'players',
}
const byName: Record<string, string> = { site_settings: 'frame' }

/** Only the module of a table writes it, and others read it by what its door hands them. */
export const tableOwners: Rule = {
  name: 'table-owners',
  check(tree) {
    const tables = listTables(tree)
    return tree.files.filter(isModuleCode).flatMap((file) => findTrespasses(file, tables))
  },
}

/** Every table the migrations made, under the names they have now. */
function listTables({ files }: Tree): Set<string> {
  const texts = files
    .filter(({ path }) => /^server\/migrations\/.*\.sql$/.test(path))
    .map(({ text }) => text)
    .join('\n')
  const made = /\bcreate table (?:if not exists )?(\w+)|\balter table \w+ rename to (\w+)/gi
  return new Set([...texts.matchAll(made)].map(([, first, renamed]) => first ?? renamed ?? ''))
}

function isModuleCode({ path }: SourceFile): boolean {
  return /^server\/src\/[^/]+\//.test(path) && !isTest(path)
}

function findTrespasses(file: SourceFile, tables: Set<string>): Finding[] {
  const [, , module = ''] = file.path.split('/')
  return file.nodes.flatMap(({ node }) => {
    const text = literalText(node)
    if (text === null) return []
    return listNamed(text, tables)
      .filter(({ table }) => ownerOf(table) !== module)
      .map(({ table, at }) => ({
        path: file.path,
        line: lineAt(file.text, node.start + at),
        message: `${table} belongs to ${ownerOf(table)}: let its door write or read it`,
      }))
  })
}

/** A plain word such as `games` is a table only where SQL expects one. */
function listNamed(text: string, tables: Set<string>) {
  const named = /(\b(?:from|join|into|update|table|only|using)\s+|,\s*)?\b([a-z][a-z_]*)\b/g
  return [...text.matchAll(named)].flatMap(({ 1: lead = '', 2: table = '', index }) =>
    tables.has(table) && (table.includes('_') || lead.trim().length > 1)
      ? [{ table, at: index + lead.length }]
      : [],
  )
}

function ownerOf(table: string): string {
  const [first = ''] = table.split('_')
  return byName[table] ?? byFirstWord[first] ?? first
}
