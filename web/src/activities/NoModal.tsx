import { useEffect, useEffectEvent } from 'react'

/** In place of a modal that is not there: whoever waits behind it has its turn. */
export function NoModal({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [])
  return null
}
