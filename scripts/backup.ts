import path from 'node:path'
import { readKey } from './backup/key.ts'
import { lastingSlot } from './backup/segments.ts'
import { takeBackup } from './backup/take.ts'
import { tellConsole, tellFailure } from './backup/tell-console.ts'
import { readOption, requireOptions } from './options.ts'
import { StopReason, stopWithReason } from './stop-reason.ts'

// `npm run backup -- --to=FOLDER [--key=FILE] [--base=no]`: a copy of the running database of
// DATABASE_URL or DATA_DIR, and what has been written since the last time. With `--base=no`
// only the latter: quick enough for every minute.
await backUp().catch(stopWithReason)

async function backUp(): Promise<void> {
  requireOptions(['to', 'key', 'base'])
  const to = readOption('to')
  if (to === null) throw new StopReason('npm run backup -- --to=FOLDER [--key=FILE] [--base=no]')
  const key = readKey()
  const hasBase = readOption('base') !== 'no'
  const wish = { folder: path.resolve(to), key, slot: lastingSlot, hasBase }
  const kind = hasBase ? 'base' : 'log'
  const { base, segments, point } = await takeBackup(wish).catch(tellFailure(kind))
  const figures = { segments: segments.length, until: point.segment }
  await tellConsole({ kind, isGood: true, said: '', figures })
  if (base) console.log(`base   ${base}`)
  console.log(`log    ${segments.length} segments, up to ${point.segment}`)
  console.log(`point  ${point.name}, ${point.figures.entries} entries`)
  if (key === null) console.log('not encrypted: without --key it should not leave this machine')
}
