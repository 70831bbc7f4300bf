import { useState } from 'react'
import { ShareSheet } from '../../sharing/ShareSheet.tsx'
import { usePress } from '../../calls/use-press.ts'
import { useClaim } from '../kit/use-claim.ts'
import { nameOf } from '../kit/task-face.ts'
import { noteVisit } from './note-visit.ts'
import { reading, type TaskEntry } from './task-list.ts'

export type TaskActions = ReturnType<typeof useTaskActions>

/** Claiming, and going away to share or follow, which the server is told of. */
export function useTaskActions() {
  const [sharedAt, setSharedAt] = useState<string | null>(null)
  const { claim, claiming } = useClaim('appProxyUser4TaskUserReceive', { reading })
  const { press: visit } = usePress(async ({ id, type }: TaskEntry) => {
    const name = nameOf(type)
    if (name.startsWith('share')) setSharedAt(name.slice('share'.length).toLowerCase())
    await noteVisit(id)
  })
  return {
    claim,
    claiming,
    visit,
    sheet: (
      <ShareSheet open={sharedAt !== null} only={sharedAt} onClose={() => setSharedAt(null)} />
    ),
  }
}
