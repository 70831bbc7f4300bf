import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { SheetBones } from './ActivityBones.tsx'
import { isEnded, showActivityFailure } from './failures.ts'

/** What comes sooner is shown whole; one that cannot be loaded does not even flash up. */
const patienceMs = 400

type ActivitySheetProps<Content> = {
  asked: { data: Content | undefined; error: unknown }
  title: string
  isWide?: boolean
  onClose: () => void
  /** Is given how to leave, for an activity that ends while it is shown. */
  children: (content: Content, leave: () => void) => ReactNode
}

/**
 * An activity over any page. It closes itself when it cannot be loaded and when it has ended; what
 * is shown already outlives a lost connection.
 */
export function ActivitySheet<Content>(props: ActivitySheetProps<Content>) {
  const { asked, title, isWide, onClose, children } = props
  const { data, error } = asked
  const t = useText()
  const hasWaited = useHasWaited(patienceMs)
  const { isLeaving, leave } = useLeaving(
    data === undefined || isEnded(error) ? error : null,
    onClose,
  )
  return (
    <BottomSheet
      open={(data !== undefined || hasWaited) && !isLeaving}
      onClose={leave}
      title={title}
      closeLabel={t('common.close')}
      isWide={isWide}
    >
      {data === undefined ? <SheetBones /> : children(data, leave)}
    </BottomSheet>
  )
}

function useHasWaited(ms: number): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}

const leavingMs = 350

/** A modal leaves by itself when it cannot be loaded; the next in line waits until it is gone. */
function useLeaving(error: unknown, onClose: () => void) {
  const [wasClosed, setClosed] = useState(false)
  const isLeaving = wasClosed || Boolean(error)
  useEffect(() => {
    if (error) void showActivityFailure(error)
  }, [error])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => close(), leavingMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return { isLeaving, leave: () => setClosed(true) }
}
