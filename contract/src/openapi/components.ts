import type { Schema } from '../words/shape.ts'

/** Gathers what has a name, so that it stands once in the document and is referred to from everywhere. */
export function createComponents() {
  const schemas: Record<string, Schema> = {}

  const inside = (schema: Schema): Schema => {
    const { 'x-entity': _, ...own } = schema
    const { properties, items, additionalProperties } = schema as {
      properties?: Record<string, Schema>
      items?: Schema
      additionalProperties?: Schema | boolean
    }
    return {
      ...own,
      ...(properties === undefined
        ? {}
        : { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, refer(field)])) }),
      ...(items === undefined ? {} : { items: refer(items) }),
      ...(typeof additionalProperties === 'object' ? { additionalProperties: refer(additionalProperties) } : {}),
    }
  }

  /** The schema as others refer to it. @throws Error where two things have one name. */
  const refer = (schema: Schema): Schema => {
    const name = schema['x-entity']
    if (typeof name !== 'string') return inside(schema)
    const known = schemas[name]
    // That a call may do without it says nothing of the thing itself.
    const { 'x-omittable': _, ...itself } = schema
    const fresh = inside(itself)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(fresh))
      throw new Error(`Two entities are called ${name}`)
    schemas[name] = fresh
    return { $ref: `#/components/schemas/${name}` }
  }

  return { schemas, refer }
}
