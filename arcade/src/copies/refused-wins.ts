import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { WalletRequest } from '@parlour/contract/wallet-protocol.ts'
import type { Config } from '../config.ts'
import { fileIn } from '../store/open.ts'
import { openKeeper } from './keeper.ts'

/** A win the wallet refused for good: somebody has to see to it. */
export type Unpaid = { request: WalletRequest<'win'>; status: string }
type Row = Record<string, unknown>

/** Of everybody, as it is kept now: whether an arcade runs or not, and without disturbing it. */
export async function listUnpaid(
  config: Pick<Config, 'DATA_DIR' | 'ARCADE_DATABASE_URL'>,
): Promise<Unpaid[]> {
  const { DATA_DIR: dataDir, ARCADE_DATABASE_URL: url } = config
  const rows = url === undefined ? inFile(dataDir ?? '.') : await inDatabase(url)
  return rows
    .filter(({ phase }) => phase === 'refused')
    .map(({ request, status }) => ({
      request: JSON.parse(String(request)) as WalletRequest<'win'>,
      status: String(status),
    }))
    .filter(({ request }) => request.amount > 0)
}

function inFile(dataDir: string): Row[] {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(`select * from payouts where phase = 'refused'`).all()
  } finally {
    database.close()
  }
}

async function inDatabase(url: string): Promise<Row[]> {
  const keeper = openKeeper(url)
  const found: Row[] = []
  try {
    await keeper.look()
    await keeper.read(0, (rows) => {
      for (const { place, content } of rows)
        if (place === 'payouts' && content !== null) found.push(JSON.parse(content) as Row)
    })
    return found
  } finally {
    await keeper.close()
  }
}
