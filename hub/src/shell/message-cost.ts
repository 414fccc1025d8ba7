import { MAX_MESSAGE_COST } from '../constants.ts'

/** What each value and each name of a field costs beside its text or bytes: about what it takes in memory. */
const VALUE_COST = 16

/**
 * What data costs, each value 16, and texts by their characters, buffers by their bytes; what data holds twice counts
 * once. It is looked at no further than until it costs too much, so that the largest data takes no longer than the largest
 * that is allowed.
 */
export function costOf(data: unknown): number {
  if (data === undefined) return 0
  let cost = 0
  const seen = new Set<object>()
  const open: object[] = []
  const add = (value: unknown) => {
    cost += VALUE_COST
    if (typeof value === 'string') cost += value.length
    else if (typeof value === 'bigint') cost += value.toString(16).length
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value)
      open.push(value)
    }
  }
  const addAll = (values: Iterable<unknown>) => {
    for (const value of values) {
      add(value)
      if (cost > MAX_MESSAGE_COST) return
    }
  }

  add(data)
  for (let value = open.pop(); value !== undefined && cost <= MAX_MESSAGE_COST; value = open.pop()) {
    cost += ownCost(value)
    if (cost > MAX_MESSAGE_COST) return cost
    if (ArrayBuffer.isView(value)) continue
    if (value instanceof Map) {
      addAll(value.keys())
      addAll(value.values())
    } else if (value instanceof Set) addAll(value)
    // lists, maps and all can have fields of their own
    for (const name in value) {
      cost += name.length
      add((value as Readonly<Record<string, unknown>>)[name])
      if (cost > MAX_MESSAGE_COST) return cost
    }
  }
  return cost
}

/** What an object is made of that is no value in it. Blobs are passed on by reference, whatever their size. */
function ownCost(value: object): number {
  // its fields need not be gone through: a list with holes counts as long as it says it is
  if (Array.isArray(value) && value.length * VALUE_COST > MAX_MESSAGE_COST) return value.length * VALUE_COST
  if (value instanceof ArrayBuffer) return value.byteLength
  if (ArrayBuffer.isView(value)) return value.buffer.byteLength
  if (value instanceof RegExp) return value.source.length
  if (value instanceof Error) return value.message.length + (value.stack?.length ?? 0)
  return 0
}
