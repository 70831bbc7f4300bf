import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drillRestore, drillSabotage } from './backup/drill.ts'
import { readKey } from './backup/key.ts'
import { findPoint } from './backup/points.ts'
import { drillSlot } from './backup/segments.ts'
import { takeBackup } from './backup/take.ts'
import { tellConsole, tellFailure } from './backup/tell-console.ts'
import { readOption, requireOptions } from './options.ts'
import { root } from './processes.ts'
import { readSecrets } from './start/secrets.ts'
import { stopWithReason } from './stop-reason.ts'

// `npm run drill:restore [-- --from=FOLDER --key=FILE]`: brings a backup back elsewhere, to its
// newest point, compares it with what was backed up, starts the server on it, and spoils copies
// of it to see that this is noticed. Without a folder it first backs up the database itself.
await drill().catch(tellFailure('drill')).catch(stopWithReason)

async function drill(): Promise<void> {
  requireOptions(['from', 'key'])
  // By this name a later run removes what one that was killed could not.
  const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-drill-'))
  const key = readKey()
  try {
    const given = readOption('from')
    const backUpTo = async (folder: string) => {
      await takeBackup({ folder, key, slot: drillSlot, hasBase: true })
      return folder
    }
    const from = given ? path.resolve(given) : await backUpTo(path.join(scratch, 'backup'))
    const say = (line: string) => console.log(line)
    const { at } = findPoint(from, null)
    const { seconds } = await drillRestore({ from, scratch, key, say }, findSecret())
    await drillSabotage({ from, scratch, key, say })
    const figures = { seconds: Math.ceil(seconds) }
    await tellConsole({ kind: 'drill', isGood: true, said: '', figures })
    console.log(`back in ${seconds.toFixed(1)} s (RTO)`)
    const lostSeconds = (Date.now() - Date.parse(at)) / 1000 - seconds
    console.log(`what came after ${at} is not in this backup: ${lostSeconds.toFixed(0)} s (RPO)`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function findSecret(): string | null {
  if (process.env.PARLOUR_SECRET) return process.env.PARLOUR_SECRET
  if (process.env.DATABASE_URL) return null
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  return readSecrets(dataDir, process.env).PARLOUR_SECRET ?? null
}
