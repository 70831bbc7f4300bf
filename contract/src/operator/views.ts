import { z } from 'zod'
import { id, label } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const name = label(60)
const path = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)\S*$/)
  .describe('An address of the console, with all that it shows')

/** Views that were given a name: one's own, and those that colleagues share. */
export const operatorViewCalls = {
  listViews: operatorCall('listViews', {
    about: 'Lists one’s own saved views and those that are shared, by name.',
    permission: null,
    input: z.strictObject({}),
    output: z.object({
      viewList: z
        .array(z.object({ viewId: id, name, path, isShared: z.boolean(), isOwn: z.boolean() }))
        .max(200),
    }),
  }),
  setView: operatorCall('setView', {
    about: 'Saves a view under a name, or changes one’s own of that name.',
    permission: null,
    writes: true,
    input: z.strictObject({ name, path, isShared: z.boolean() }),
    output: z.object({ status: z.literal('set'), viewId: id }),
    errors: { tooManyViews: 1001 },
  }),
  dropView: operatorCall('dropView', {
    about: 'Takes away one’s own saved view.',
    permission: null,
    writes: true,
    input: z.strictObject({ viewId: id }),
    output: z.object({ status: z.literal('dropped') }),
    errors: { unknownView: 1001 },
  }),
}
