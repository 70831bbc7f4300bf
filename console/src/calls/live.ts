import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import { deskTopics } from '@parlour/contract/operator/desk-topics.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { queries, refreshAll } from './queries.ts'
import type { CallOutput } from './send.ts'
import { isAbout, setListening } from './topics.ts'

type Home = CallOutput<'getHome'>
type Told = { idList: string[]; queueList: Home['queueList'] }

/**
 * Follows what happens at the desk while the tab is seen; the way to stop. A tab that nobody sees
 * listens to nothing: a browser has few lines to one house, and asks anew when it is looked at.
 */
export function follow(onEnd: () => void): () => void {
  let source: EventSource | null = null
  const stop = () => {
    source?.close()
    source = null
    setListening(false)
  }
  const start = () => {
    stop()
    source = listen(() => {
      stop()
      onEnd()
    })
  }
  const look = () => (document.visibilityState === 'visible' ? start() : stop())
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}

function listen(onEnd: () => void): EventSource {
  const source = new EventSource(`${operatorPrefix}stream`)
  const on = (name: string, act: (data: string) => void) =>
    source.addEventListener(name, (event: MessageEvent<string>) => act(event.data))
  on('hello', () => {
    setListening(true)
    void refreshAll()
  })
  on('resync', () => void refreshAll())
  on('signedOut', onEnd)
  for (const topic of Object.keys(deskTopics) as DeskTopic[])
    on(topic, (data) => take(topic, JSON.parse(data) as Told))
  source.addEventListener('error', () => {
    // Until it is back, lists are asked for again and again.
    setListening(false)
    void refreshAll()
  })
  return source
}

function take(topic: DeskTopic, { idList, queueList }: Told): void {
  const fresh = new Map(queueList.map((queue) => [queue.queue, queue]))
  queries.setQueryData<Home>(['getHome', {}], (home) =>
    home && fresh.size > 0
      ? { ...home, queueList: home.queueList.map((queue) => fresh.get(queue.queue) ?? queue) }
      : home,
  )
  void queries.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      meta?.['isLive'] !== false && isAbout(queryKey, topic, idList),
  })
}
