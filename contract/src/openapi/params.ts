import type { Call } from '../words/call.ts'
import type { Schema } from '../words/shape.ts'
import { type IdKind, id, text } from '../words/values.ts'

/** Names of path parameters that tell by themselves what they hold. */
const kinds: Readonly<Record<string, IdKind>> = {
  documentId: 'document',
  companyId: 'company',
  userId: 'user',
  connectionId: 'connection',
  dispatchId: 'dispatch',
  roleId: 'role',
  sessionId: 'session',
}

/** The names in braces of a path, in their order. */
export const paramNames = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)

/** The schema of each path parameter: as the call says, or as its name says, or a short text. */
export const paramsOf = (call: Call): Record<string, Schema> =>
  Object.fromEntries(
    paramNames(call.path).map((name) => {
      const kind = kinds[name]
      const shape = call.options.path?.[name] ?? (kind === undefined ? text({ min: 1, max: 200 }) : id(kind))
      return [name, shape.schema]
    }),
  )
