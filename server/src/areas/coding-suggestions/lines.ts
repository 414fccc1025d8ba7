import { ApiError } from '../../platform/index.ts'
import { readTrade } from '../parsing/index.ts'
import type { Described } from './rules/index.ts'

/** A line by its id, and by what it is known again. */
export interface Line extends Described {
  readonly id: string
}

/** The lines of a document; what cannot be read has none, and is coded as a whole. */
export async function linesIn(bytes: Uint8Array): Promise<Line[]> {
  const { form } = await readTrade(bytes).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'DocumentRefused') return { form: undefined }
    throw error
  })
  return (form?.lines ?? []).map(({ id, name, sellersItemId }) => ({ id, name, sellersItemId }))
}
