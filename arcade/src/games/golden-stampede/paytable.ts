import type { HoldTable } from '../slots/table.ts'

/** The bull is wild; horseshoe, cow bell, star, four letters; O is a coin. */
export const paytable: HoldTable = {
  mechanic: 'hold',
  rows: 3,
  reels: [
    'WAKQHBHJQSBWOKAHJQAJKSJBOAQOOSK',
    'BAQASAJSWOOOSJBKWKHKQOJQHBJQKHA',
    'SKBHJKQBAWAQSOOASKAQBJWOJKHQJOH',
    'WBQHBOOJASBOKQWAQKSAKHAJQKJSJOH',
    'JKHWQBOSAKOOJAJBJQSKSBQHKAHAWQO',
  ],
  lines: (
    '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 ' +
    '21112 10121 12101 01010 21212 11011 11211 02020 20202 02220'
  )
    .split(' ')
    .map((rows) => Array.from(rows, Number)),
  pays: {
    W: [120, 600, 4000],
    H: [80, 300, 1200],
    B: [60, 250, 800],
    S: [50, 200, 700],
    A: [30, 100, 320],
    K: [30, 100, 320],
    Q: [25, 65, 250],
    J: [25, 65, 250],
  },
  wild: 'W',
  coin: 'O',
  coinsToHold: 6,
  respins: 3,
  coinValues: [100, 200, 300, 500, 1000, 2500],
  coinWeights: [50, 25, 12, 8, 4, 1],
  holdWeights: [942, 25, 14, 8, 5, 4, 2],
  fullTimes: 100_000,
  topTimes: 250_000,
  returnToPlayer: { numerator: 9_607_904_600, denominator: 10_000_000_000 },
  chances: { pays: 0.462623, scene: 0.015461 },
}
