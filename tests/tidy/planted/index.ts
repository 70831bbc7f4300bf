import { habits } from './habits.ts'
import { limits } from './limits.ts'
import type { Planted } from './planted.ts'
import { rooms } from './rooms.ts'
import { server } from './server.ts'
import { web } from './web.ts'

export const planted: Planted[] = [...rooms, ...server, ...web, ...limits, ...habits]
