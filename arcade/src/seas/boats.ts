import type { Session } from '../store/sessions.ts'

/** One open page of one player. A player's pages share a seat. */
export type Boat = { seat: number; session: Session; say: (text: string) => void }

export type Boats = {
  size(): number
  enter(session: Session, say: (text: string) => void): Boat
  leave(boat: Boat): void
  isHere(playerId: number): boolean
  tell(playerId: number, message: object): void
  /** The same words go to all, so they are written once. */
  tellAll(message: object): void
  tellRoster(): void
}

const mostNamed = 40

/** Everybody at sea. */
export function openBoats(): Boats {
  const boats = new Set<Boat>()
  let lastSeat = 0
  const tellAll = (message: object) => {
    const text = JSON.stringify(message)
    for (const { say } of boats) say(text)
  }
  const isHere = (playerId: number) =>
    [...boats].some(({ session }) => session.playerId === playerId)
  return {
    size: () => boats.size,
    enter(session, say) {
      const other = [...boats].find((one) => one.session.playerId === session.playerId)
      const boat = { seat: other?.seat ?? ++lastSeat, session, say }
      boats.add(boat)
      return boat
    },
    leave: (boat) => void boats.delete(boat),
    isHere,
    tell(playerId, message) {
      const text = JSON.stringify(message)
      for (const { session, say } of boats) if (session.playerId === playerId) say(text)
    },
    tellAll,
    tellRoster() {
      const seats = new Map([...boats].map(({ seat, session }) => [seat, nameOf(session)]))
      tellAll({ kind: 'roster', count: seats.size, seats: [...seats].slice(-mostNamed) })
    },
  }
}

function nameOf({ playerId }: Session): string {
  return `••${String(playerId).padStart(2, '0').slice(-2)}`
}
