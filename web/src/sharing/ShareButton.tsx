import { type ReactNode, useState } from 'react'
import { goTo } from '../browser/navigation.ts'
import { reloadPlayer } from '../session/reload-player.ts'
import { useSession } from '../session/store.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ShareIcon } from '../ui/icons.ts'
import { ShareSheet } from './ShareSheet.tsx'

type ShareButtonProps = Pick<ButtonProps, 'look' | 'isBlock' | 'size'> & {
  children: ReactNode
  /** Told when the invitation opens. */
  onShare?: () => void
}

/**
 * Opens the player's invitation. Who has no bound mobile binds one first: only then is there
 * somebody to thank for it. Needs the texts of the area `sharing`.
 */
export function ShareButton({ children, onShare, ...look }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const share = async (): Promise<void> => {
    const player = await findPlayer()
    if (!player) return
    if (!player.mobile) return goTo(`/bind?to=${encodeURIComponent(location.pathname)}`)
    setOpen(true)
    onShare?.()
  }
  return (
    <>
      <Button icon={ShareIcon} onClick={() => void share()} {...look}>
        {children}
      </Button>
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/**
 * What is known of the player may be from last time, when no mobile was bound yet: then it is asked
 * for. Null when it cannot be told who presses.
 */
async function findPlayer() {
  if (!useSession.getState().user?.mobile) await reloadPlayer()
  return useSession.getState().user
}
