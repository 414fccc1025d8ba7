/** What `map` holds for a key, made on first asking: formatters and parsed messages cost far more to make than to use. */
export function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const there = map.get(key)
  if (there !== undefined) return there
  const made = make()
  map.set(key, made)
  return made
}
