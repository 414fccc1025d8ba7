import { ApiError } from '../../platform/index.ts'
import type { Fault } from './rules.ts'

/** What a check refuses, as the fault of a line; undefined where it passes. What is no refusal goes on. */
export async function faultOf(check: () => Promise<void> | void): Promise<Fault | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [first] = error.fields
    const field = first?.details?.['field']
    return { message: first?.message ?? error.reason, ...(field === undefined ? {} : { field }) }
  }
}
