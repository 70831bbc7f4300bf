import { moneyCases } from './money-cases.ts'
import { orderCases } from './order-cases.ts'
import { signatureCases } from './signature-cases.ts'
import { factsCases } from './facts-cases.ts'
import { resettleCases } from './resettle-cases.ts'
import type { Case } from './client.ts'

export const cases: Case[] = [
  ...signatureCases,
  ...moneyCases,
  ...orderCases,
  ...resettleCases,
  ...factsCases,
]
