import type { SceneName } from '../descriptor.ts'
import type { Scene } from '../drawing/draw.ts'
import { arena, stadium, studio } from './arenas.ts'
import { manor, palace, storm } from './buildings.ts'
import { burst, candy, cave, lab, mine, space } from './fantasy.ts'
import { bamboo, desert, jungle, mesa, peaks, volcano } from './landscapes.ts'
import { neon, skyup, street, track } from './roads.ts'
import { felt, lacquer, salon } from './tables.ts'
import { deep, pond, reef, sea } from './water.ts'

export const scenes: Record<SceneName, Scene> = {
  arena,
  bamboo,
  burst,
  candy,
  cave,
  deep,
  desert,
  felt,
  jungle,
  lab,
  lacquer,
  manor,
  mesa,
  mine,
  neon,
  palace,
  peaks,
  pond,
  reef,
  salon,
  sea,
  skyup,
  space,
  stadium,
  storm,
  street,
  studio,
  track,
  volcano,
}
