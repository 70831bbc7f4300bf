import type { CallOutput } from '../../../calls/api.ts'

export type Exchange = CallOutput<'getExchange'>
export type Requirement = Exchange['requirementList'][number]
export type Obstacle = Exchange['obstacleList'][number]
export type BankCard = Exchange['appUserBankList'][number]
