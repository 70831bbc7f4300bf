import path from 'node:path'
import { readKey } from './backup/key.ts'
import { restore } from './backup/restore.ts'
import { readOption, requireOptions } from './options.ts'
import { StopReason, stopWithReason } from './stop-reason.ts'

// `npm run restore -- --from=FOLDER --into=FOLDER [--point=NAME] [--key=FILE]`: a backup becomes
// the embedded database of an empty data folder, as it was at its newest point or the named one.
await bringBack().catch(stopWithReason)

async function bringBack(): Promise<void> {
  requireOptions(['from', 'into', 'point', 'key'])
  const [from, into] = [readOption('from'), readOption('into')]
  if (from === null || into === null)
    throw new StopReason(
      'npm run restore -- --from=FOLDER --into=FOLDER [--point=NAME] [--key=FILE]',
    )
  const [key, point] = [readKey(), readOption('point')]
  const wish = { from: path.resolve(from), into: path.resolve(into), point, key }
  const restored = await restore(wish)
  await restored.stop()
  const { name, figures } = restored.point
  console.log(`${into} is as it was at ${name}: ${figures.entries} entries`)
}
