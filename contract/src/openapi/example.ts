import type { Schema } from '../words/shape.ts'

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  email: 'lena.marquardt@nordlicht.example',
  'date-time': '2026-11-21T14:02:00Z',
  date: '2026-11-21',
}

/** A value that the schema takes, for a reader who wants to see one. */
export function exampleOf(schema: Schema): unknown {
  const {
    examples,
    enum: values,
    const: only,
    default: usual,
    format,
    type,
    maxLength,
  } = schema as {
    examples?: unknown[]
    enum?: unknown[]
    const?: unknown
    default?: unknown
    format?: string
    type?: string
    maxLength?: number
  }
  const shown = examples?.[0] ?? only ?? usual ?? values?.[0]
  if (shown !== undefined) return shown
  switch (type) {
    case 'object': {
      const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
      return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]))
    }
    case 'array':
      return [exampleOf(schema['items'] as Schema)]
    case 'integer':
    case 'number':
      return (schema['minimum'] as number | undefined) ?? 1
    case 'boolean':
      return true
    default:
      return byFormat[format ?? ''] ?? 'text'.slice(0, maxLength)
  }
}
