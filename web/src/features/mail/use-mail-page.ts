import { useEffect, useState } from 'react'
import { updateDetails, useSession } from '../../session/store.ts'
import { useUnreadMail } from '../../session/unread-mail.ts'
import { type Box, firstBox } from './mail-state.ts'

/** Which box and which mail are open. It begins at the first box with something unread. */
export function useMailPage() {
  const unread = useUnreadMail()
  const [box, setBox] = useState<Box | null>(null)
  const [openId, setOpenId] = useState(readLetterId)
  if (box === null && unread.isSettled) setBox(firstBox(unread))
  useMenuDot(unread.isKnown ? unread.total > 0 : null)
  return {
    box,
    openId,
    openBox: (next: Box) => {
      setBox(next)
      setOpenId(null)
    },
    openMail: setOpenId,
    closeMail: () => setOpenId(null),
  }
}

/** The menus' dot follows what is read here. */
function useMenuDot(hasMail: boolean | null): void {
  const dots = useSession((session) => session.details?.dots)
  useEffect(() => {
    if (dots && hasMail !== null && dots.hasMail !== hasMail)
      updateDetails({ dots: { ...dots, hasMail } })
  }, [dots, hasMail])
}

/** The bell leads to one letter. */
function readLetterId(): number | null {
  const id = Number(new URLSearchParams(location.search).get('mail'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
