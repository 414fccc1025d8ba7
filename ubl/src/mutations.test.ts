import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  englishWords,
  type FormType,
  formOf,
  headOf,
  isDocumentType,
  isFormType,
  profiles,
  Refusal,
  readAnyDocument,
  readDocument,
  render,
  type Tree,
  validateRules,
  validateSchema,
  write,
  writeJson,
} from './index.ts'
import { examples } from './testing/examples.ts'
import { mutated, mutations, shown } from './testing/mutations.ts'

/** A sample in `npm test`, over all kinds of files together; `npm run soak -- documents` runs 10,000. */
const runs = Math.ceil(Number(process.env['KONTOR_ROUNDS'] ?? 500) / examples.length)

/** All that is done with a file that comes in: read, judged, listed, shown, edited, kept, passed on. */
function handled(bytes: Uint8Array): 'refused' | 'read' {
  try {
    const tree = readAnyDocument(bytes)
    write(tree)
    writeJson(tree)
    if (!isDocumentType(tree.type)) return 'read'
    const known = tree as Tree
    validateSchema(known)
    for (const profile of profiles) validateRules(known, profile)
    headOf(known)
    render(known, { words: englishWords, locale: 'en-US' })
    if (isFormType(known.type)) formOf(known as Tree & { type: FormType })
    return 'read'
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    throw error
  }
}

function millisecondsFor(bytes: Uint8Array): number {
  const start = performance.now()
  handled(bytes)
  return performance.now() - start
}

/** Milliseconds that the thread works on it, by several rounds: by the clock all is slow on a machine that is busy. */
function workFor(bytes: Uint8Array, rounds: number): number {
  const before = process.threadCpuUsage()
  for (let round = 0; round < rounds; round += 1) handled(bytes)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / rounds
}

/** A small file is through before a clock can tell; below this nobody waits. */
const floor = 50

describe('a file that is broken or means ill', () => {
  test.each(examples)('%s itself is read, and valid', (_, bytes) => {
    expect(handled(bytes)).toBe('read')
    expect(validateSchema(readDocument(bytes))).toEqual([])
  })

  test.each(examples)(
    '%s gives a document or a reasoned refusal, and takes no more than 20 times as long',
    { timeout: 30_000 + runs * 1000 },
    (_, bytes) => {
      const maxWork = Math.max(20 * workFor(bytes, 10), floor)
      fc.assert(
        fc.property(mutations, (changes) => {
          const hostile = changes.reduce(mutated, bytes)
          if (millisecondsFor(hostile) <= maxWork) return
          expect(workFor(hostile, 3), shown(hostile)).toBeLessThanOrEqual(maxWork)
        }),
        { numRuns: runs },
      )
    },
  )
})
