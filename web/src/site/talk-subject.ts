export type Subject = { orderId?: string; roundId?: string }

const ownPath = '/service/talk'

/** What a talk is begun about: an order or a round, as the address of the page says. */
export function findSubject(query: string): Subject {
  const asked = new URLSearchParams(query)
  const [orderId, roundId] = [asked.get('order'), asked.get('round')]
  if (orderId) return { orderId }
  return roundId ? { roundId } : {}
}

export function talkPath({ orderId, roundId }: Subject): string {
  const [name, value] = orderId ? ['order', orderId] : ['round', roundId ?? '']
  return value === '' ? ownPath : `${ownPath}?${new URLSearchParams({ [name]: value }).toString()}`
}
