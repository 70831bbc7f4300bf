import { checkLadder } from '../ladder/check.ts'
import { levels } from './title.ts'

export const check = checkLadder(levels)
