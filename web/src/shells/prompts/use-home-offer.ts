import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { modalRanks, offerModal, useIsModalShown } from '../../ui/modal-queue.ts'

/** Joins the home page's queue when there is a reason to; true while it has its turn there. */
export function useHomeOffer(name: keyof typeof modalRanks, isWanted: boolean): boolean {
  const isHome = usePathname() === '/lobby/home'
  const isShown = useIsModalShown(name)
  useEffect(() => {
    if (isWanted && isHome) offerModal({ name, rank: modalRanks[name] })
  }, [isWanted, isHome, name])
  return isShown && isHome
}
