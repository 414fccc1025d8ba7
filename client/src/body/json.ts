import type { Wire } from '../descriptor.ts'

/** JSON as the call wants it: a value by itself becomes a list, an object becomes a JSON string (F-194, F-195). */
export const jsonOf = (value: unknown, wire: Wire = {}): string =>
  JSON.stringify(value, (name, field: unknown) => {
    const how = Object.hasOwn(wire, name) ? wire[name] : undefined
    if (how === undefined || field === undefined || field === null) return field
    if (how === 'list') return Array.isArray(field) ? field : [field]
    return typeof field === 'string' ? field : JSON.stringify(field)
  })

/** The value of JSON, with what travelled as a string inside it; throws a SyntaxError where one is no JSON. */
export const valueFrom = (text: string, wire: Wire = {}): unknown =>
  JSON.parse(text, (name, field: unknown) =>
    Object.hasOwn(wire, name) && wire[name] === 'encoded' && typeof field === 'string' ? JSON.parse(field) : field,
  )
