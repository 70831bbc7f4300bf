import { type ReactNode, useState } from 'react'
import { goTo } from '../browser/navigation.ts'
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
  const hasMobile = useSession(({ user }) => Boolean(user?.mobile))
  const share = (): void => {
    if (!hasMobile) return goTo('/bind')
    setOpen(true)
    onShare?.()
  }
  return (
    <>
      <Button icon={ShareIcon} onClick={share} {...look}>
        {children}
      </Button>
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
