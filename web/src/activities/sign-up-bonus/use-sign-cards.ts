import { useEffect, useRef } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { useActivity } from '../kit/use-activity.ts'

export const reading = 'getLoginPayUser3'
export type SignCards = CallOutput<typeof reading>
export type OwnCard = SignCards['ownList'][number]
export type CardOnSale = SignCards['loginPayConfig']['cardList'][number]

export function useSignCards() {
  const asked = useActivity(reading, {})
  useCoinsWhenBought(asked.data?.ownList.length)
  return asked
}

/** Nothing was bought in time: there is nothing left to do here. */
export function isOver({ ownList, buyPropIds }: SignCards): boolean {
  return ownList.length === 0 && buyPropIds.length === 0
}

/** The price of a card is credited with it: the balance is asked for again. */
function useCoinsWhenBought(owned: number | undefined): void {
  const before = useRef(owned)
  useEffect(() => {
    const wasBought = before.current !== undefined && owned !== undefined && owned > before.current
    before.current = owned
    if (wasBought) void reloadPlayer()
  }, [owned])
}
