import type { Grant } from '../queries/types.ts'

/** What can be allowed on one document, each with those before it (F-121). */
export const rights = ['right', 'write', 'admin'] as const satisfies Grant['Right'][]
