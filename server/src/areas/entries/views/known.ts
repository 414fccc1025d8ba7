/** Without what is null: on the wire a field that is not known is absent. A page of a list asks this thousands of times. */
export function known<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const result: { [K in keyof T]?: NonNullable<T[K]> } = {}
  for (const name in fields) {
    const value = fields[name]
    if (value != null) result[name] = value
  }
  return result
}
