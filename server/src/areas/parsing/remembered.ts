import { hash } from 'node:crypto'
import type { Parsed } from './parsed.ts'

/** As many as are saved and sent within a moment; each a few hundred bytes. */
const maxRemembered = 500
const maxFindings = 20

const remembered = new Map<string, Parsed>()

/**
 * What was read of these bytes a moment ago, by their hash, else what `read` makes of them: who sends a document has
 * mostly just saved it. What a document says depends on nothing but its bytes and the rules of this process.
 */
export async function rememberedOr(bytes: Uint8Array, read: () => Promise<Parsed>): Promise<Parsed> {
  const key = hash('sha256', bytes)
  const known = remembered.get(key)
  if (known !== undefined) return known
  const parsed = await read()
  if (parsed.schema.length + parsed.profile.length > maxFindings) return parsed
  if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, parsed)
  return parsed
}
