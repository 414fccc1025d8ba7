import type { Action } from '../queries/types.ts'

/**
 * The letter of an action: what triage is made of. Each of them asks first or can be undone, so that a slip of the finger
 * sends nothing to a partner. J, K, E and U are keys of the screens.
 */
export const letters = { accept: 'A', reject: 'R', dispute: 'D', setAside: 'H', send: 'S' } as const satisfies Partial<
  Record<Action, string>
>

export const letterOf = (action: Action): string | undefined => (letters as Partial<Record<Action, string>>)[action]

/** All actions that have a letter, in the order in which help shows them. */
export const letteredActions = Object.keys(letters) as (keyof typeof letters)[]
