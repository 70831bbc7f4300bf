export type { Grant } from './grant.ts'
export { grant } from './grant.ts'
export type { CoinGrant } from './latest.ts'
export { listLatestCoins } from './latest.ts'
