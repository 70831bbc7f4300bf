import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { refreshAll } from '../calls/queries.ts'
import { send } from '../calls/send.ts'
import { useFault } from '../ui/use-fault.ts'
import { moveBefore, moveBy } from './order.ts'

type Call = 'orderBanners' | 'orderNotices'

/** Rows that can be put into another order: by Alt and an arrow, or by drawing one to a place. */
export function useOrder(ids: readonly number[], call: Call | undefined) {
  const [drawn, draw] = useState<number | null>(null)
  const { fault, isBusy, attempt } = useFault()
  const canMove = call !== undefined && ids.length > 1 && !isBusy
  const put = (idList: number[]) =>
    void attempt(async () => {
      if (call === undefined || idList.join() === ids.join()) return
      await send(call, { idList })
      await refreshAll()
    })
  const propsOf = (id: number) => ({
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    draggable: true,
    onDragStart: () => draw(id),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (drawn !== null) put(moveBefore(ids, drawn, id))
      draw(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      event.preventDefault()
      put(moveBy(ids, id, event.key === 'ArrowUp' ? -1 : 1))
    },
  })
  return { canMove, fault, propsOf: canMove ? propsOf : () => ({}) }
}
