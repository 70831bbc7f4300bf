import { openSlots } from '../slots/view/open-slots.ts'
import { look } from './paint.ts'
import { paytable } from './paytable.ts'
import { names } from './texts.ts'

export const openGame = openSlots({ paytable, look, names })
