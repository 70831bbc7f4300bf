/**
 * Remembers what was worked out, by name: days and seasons are asked for with every event, and
 * calendars are slow. Full, it begins anew.
 */
export function memo<Value>(most: number): (name: string, work: () => Value) => Value {
  const known = new Map<string, Value>()
  return (name, work) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const value = work()
    if (known.size >= most) known.clear()
    known.set(name, value)
    return value
  }
}
