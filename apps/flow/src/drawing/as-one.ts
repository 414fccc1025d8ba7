import type { Modeler } from './modeler.ts'

const together = 'kontor.together'

/** Several changes that are undone as one. */
export function asOne(modeler: Modeler, act: () => void): void {
  const stack = modeler.get('commandStack')
  try {
    stack.register(together, { preExecute: (context: { act: () => void }) => context.act() })
  } catch {
    // It knows it already.
  }
  stack.execute(together, { act })
}
