import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; goneAtMs: number }

const most = 5_000

/** Sign-ins last minutes, so memory is enough: a restart only asks the person to begin again. */
export function memoryAdapters(): AdapterFactory {
  const all = new Map<string, Kept>()
  return (model) => memoryAdapter(model, all)
}

function memoryAdapter(model: string, all: Map<string, Kept>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`
  const find = (key: string) => {
    const kept = all.get(key)
    return kept && kept.goneAtMs > Date.now() ? kept.payload : undefined
  }
  const findWhere = (test: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of all) {
      if (key.startsWith(`${model}:`) && test(payload)) return find(key)
    }
    return undefined
  }
  return {
    async upsert(id, payload, expiresIn) {
      all.delete(keyOf(id))
      all.set(keyOf(id), { payload, goneAtMs: Date.now() + (expiresIn || 86_400) * 1000 })
      if (all.size > most) all.delete(all.keys().next().value ?? '')
    },
    find: async (id) => find(keyOf(id)),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (code) => findWhere((payload) => payload.userCode === code),
    async consume(id) {
      const payload = find(keyOf(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      all.delete(keyOf(id))
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key)
    },
  }
}
