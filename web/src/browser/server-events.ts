export type ServerEvent = { topic: string; payload: unknown }

type Listener = (payload: unknown) => void
const listeners = new Map<string, Set<Listener>>()

/** Calls `heard` for each server event of the topic until the returned function is called. */
export function onServerEvent(topic: string, heard: Listener): () => void {
  const ofTopic = listeners.get(topic) ?? new Set()
  listeners.set(topic, ofTopic.add(heard))
  return () => void ofTopic.delete(heard)
}

export function tellListeners({ topic, payload }: ServerEvent): void {
  listeners.get(topic)?.forEach((heard) => heard(payload))
}
