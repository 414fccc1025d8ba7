import type { Attack } from '../attack.ts'
import { victimHears } from '../attempts.ts'

export const messages: readonly Attack[] = [
  {
    name: 'sends without a token',
    guard: { check: 'token' },
    works: victimHears(() => window.hostile.post({ type: 'EVENT', target: 'Test.victim', topic: 'attack' })),
  },
]
