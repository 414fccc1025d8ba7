import { vi } from 'vitest'
import { timeoutMs } from '../support/pages.ts'

/** Waits until something is so; like `eventually`, and also outside of a test. */
export const until = (so: () => Promise<boolean | undefined>, what: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await so())) throw new Error(`Waited in vain: ${what}`)
    },
    { timeout: timeoutMs, interval: 20 },
  )
