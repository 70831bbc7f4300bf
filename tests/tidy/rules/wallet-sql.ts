import { eachFile } from '../rule.ts'
import type { Finding, Rule } from '../rule.ts'
import { lineAt } from '../source.ts'
import type { SourceFile } from '../source.ts'
import { literalText } from '../syntax.ts'

const tableName = /\bwallet_[a-z]\w*/

/** The tables of the ledger have one reader and one writer; its own tests look inside. */
export const walletSql: Rule = {
  name: 'wallet-sql',
  check: eachFile((file) => {
    if (/^(server\/(src\/wallet|migrations)|tests\/wallet|deploy)\//.test(file.path)) return []
    if (file.path.endsWith('.sql')) return findTable(file, 0, file.text.length)
    return file.nodes
      .filter(({ node }) => literalText(node) !== null)
      .flatMap(({ node }) => findTable(file, node.start, node.end))
  }),
}

function findTable({ path, text }: SourceFile, start: number, end: number): Finding[] {
  const found = tableName.exec(text.slice(start, end))
  if (!found) return []
  const message = `${found[0]} belongs to the wallet: ask server/src/wallet/index.ts`
  return [{ path, line: lineAt(text, start + found.index), message }]
}
