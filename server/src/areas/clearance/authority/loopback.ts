import { createHash } from 'node:crypto'
import { readTrade } from '../../parsing/index.ts'
import { objectionsOf } from '../values/cius-ro.ts'
import type { Authority } from './authority.ts'

/**
 * An authority within this installation, for Romania's system: it gives an upload index, is still processing when it is
 * first asked (`in prelucrare`), and then clears (`ok`, with a download number) or rejects (`nok`, with the rules). It keeps
 * nothing: all that it says follows from what was submitted. A number that ends with -WAIT is never answered.
 */
export const loopback: Authority = {
  submit: async ({ id }) => digitsOf(`receipt ${id}`),

  ask: async ({ id, identifier, content, asked }) => {
    const { form } = await readTrade(content)
    if (asked === 0 || form?.id.endsWith('-WAIT')) return { state: 'PROCESSING' }
    const reasons = objectionsOf(form, identifier)
    if (reasons.length > 0) return { state: 'REJECTED', reasons }
    const number = digitsOf(`answer ${id}`)
    return { state: 'CLEARED', number, stamp: `LOOPBACK ${hashOf(number, content)}` }
  },
}

const hashOf = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Ten digits, the first of them no nought. */
const digitsOf = (text: string): string =>
  String(1_000_000_000 + (Number.parseInt(hashOf(text).slice(0, 12), 16) % 9e9))
