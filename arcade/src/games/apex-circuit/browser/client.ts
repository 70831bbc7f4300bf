import { openTableGame } from '../../tables/browser/open-table.ts'
import { title } from '../title.ts'
import { look } from './paint.ts'

export const openGame = openTableGame(title, look)
