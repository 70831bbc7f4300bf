import { tellSlot } from '../slots/result.ts'
import { paytable } from './paytable.ts'
import { names } from './texts.ts'

export const tellResult = tellSlot(paytable, names)
