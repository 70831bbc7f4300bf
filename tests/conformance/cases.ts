import { moneyCases } from './money-cases.ts'
import { orderCases } from './order-cases.ts'
import { signatureCases } from './signature-cases.ts'
import type { Subject } from './client.ts'

/** A rule of the wallet protocol. It throws when the wallet does not keep it. */
export type Case = { name: string; run: (subject: Subject) => Promise<void> }

export const cases: Case[] = [...signatureCases, ...moneyCases, ...orderCases]
