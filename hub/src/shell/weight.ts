import { LARGEST_DATA } from '../constants.ts'

/** What each value and each name of a field weighs beside its text or bytes: about what it takes in memory. */
const VALUE = 16

/**
 * What data weighs, each value 16, and texts by their characters, buffers by their bytes; what data holds twice counts
 * once. It is looked at no further than until it weighs too much, so that the largest data costs no more than the largest
 * that is allowed.
 */
export function weightOf(data: unknown): number {
  if (data === undefined) return 0
  let weight = 0
  const seen = new Set<object>()
  const open: object[] = []
  const add = (value: unknown) => {
    weight += VALUE
    if (typeof value === 'string') weight += value.length
    else if (typeof value === 'bigint') weight += value.toString(16).length
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value)
      open.push(value)
    }
  }
  const addAll = (values: Iterable<unknown>) => {
    for (const value of values) {
      add(value)
      if (weight > LARGEST_DATA) return
    }
  }

  add(data)
  for (let value = open.pop(); value !== undefined && weight <= LARGEST_DATA; value = open.pop()) {
    weight += ownWeight(value)
    if (weight > LARGEST_DATA) return weight
    if (ArrayBuffer.isView(value)) continue
    if (value instanceof Map) {
      addAll(value.keys())
      addAll(value.values())
    } else if (value instanceof Set) addAll(value)
    // lists, maps and all can have fields of their own
    for (const name in value) {
      weight += name.length
      add((value as Readonly<Record<string, unknown>>)[name])
      if (weight > LARGEST_DATA) return weight
    }
  }
  return weight
}

/** What an object is made of that is no value in it. Blobs are passed on by reference, whatever their size. */
function ownWeight(value: object): number {
  // its fields need not be gone through: a list with holes counts as long as it says it is
  if (Array.isArray(value) && value.length * VALUE > LARGEST_DATA) return value.length * VALUE
  if (value instanceof ArrayBuffer) return value.byteLength
  if (ArrayBuffer.isView(value)) return value.buffer.byteLength
  if (value instanceof RegExp) return value.source.length
  if (value instanceof Error) return value.message.length + (value.stack?.length ?? 0)
  return 0
}
