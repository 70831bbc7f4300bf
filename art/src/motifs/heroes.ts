import type { HeroName } from '../descriptor.ts'
import type { Draw, DrawLater } from '../drawing/draw.ts'
import { bull } from './animals/bull.ts'
import { cat } from './animals/cat.ts'
import { chick } from './animals/chick.ts'
import { elephant } from './animals/elephant.ts'
import { panda } from './animals/panda.ts'
import { rabbit } from './animals/rabbit.ts'
import { tiger } from './animals/tiger.ts'
import { aces } from './cards/aces.ts'
import { baccarat } from './cards/baccarat.ts'
import { blackjack } from './cards/blackjack.ts'
import { dummy } from './cards/dummy.ts'
import { kings } from './cards/kings.ts'
import { pokdeng } from './cards/pokdeng.ts'
import { dragontiger } from './mythical/dragon-tiger.ts'
import { dragon } from './mythical/dragon.ts'
import { phoenix } from './mythical/phoenix.ts'
import { bandit } from './people/bandit.ts'
import { jester } from './people/jester.ts'
import { pirate } from './people/pirate.ts'
import { angler } from './sea/angler.ts'
import { crab } from './sea/crab.ts'
import { koi } from './sea/koi.ts'
import { kraken } from './sea/kraken.ts'
import { puffer } from './sea/puffer.ts'
import { shark } from './sea/shark.ts'
import { astronaut } from './space/astronaut.ts'
import { rocket } from './space/rocket.ts'
import { basketball } from './sports/basketball.ts'
import { football } from './sports/football.ts'
import { gloves } from './sports/gloves.ts'
import { helm } from './sports/helm.ts'
import { racer } from './sports/racer.ts'
import { trophy } from './sports/trophy.ts'
import { keno } from './tables/keno.ts'
import { mines } from './tables/mines.ts'
import { namtao } from './tables/namtao.ts'
import { plinko } from './tables/plinko.ts'
import { roulette } from './tables/roulette.ts'
import { sicbo } from './tables/sicbo.ts'
import { wheelshow } from './tables/wheel-show.ts'
import { candy } from './treasures/candy.ts'
import { heart } from './treasures/heart.ts'
import { helmet } from './treasures/helmet.ts'
import { jewels } from './treasures/jewels.ts'
import { mask } from './treasures/mask.ts'
import { sevens } from './treasures/sevens.ts'
import { stone } from './treasures/stone.ts'

export const heroes: Record<HeroName, Draw | DrawLater> = {
  aces,
  angler,
  astronaut,
  baccarat,
  bandit,
  basketball,
  blackjack,
  bull,
  candy,
  cat,
  chick,
  crab,
  dragon,
  dragontiger,
  dummy,
  elephant,
  football,
  gloves,
  heart,
  helm,
  helmet,
  jester,
  jewels,
  keno,
  kings,
  koi,
  kraken,
  mask,
  mines,
  namtao,
  panda,
  phoenix,
  pirate,
  plinko,
  pokdeng,
  puffer,
  rabbit,
  racer,
  rocket,
  roulette,
  sevens,
  shark,
  sicbo,
  stone,
  tiger,
  trophy,
  wheelshow,
}
