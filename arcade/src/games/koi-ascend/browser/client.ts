import { openLadder } from '../../ladder/browser/open-ladder.ts'
import { labels, levels } from '../title.ts'
import { look } from './paint.ts'

export const openGame = openLadder({ levels, labels, look })
