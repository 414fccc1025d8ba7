import { isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'
import { codeOf } from './imports.ts'

/** Where chance spreads waits, and nobody gains by foreseeing it. */
const waits = ['server/src/platform/contents/bucket-request.ts']

/** Chance that others can foresee, on the server: whoever has seen a few numbers of Math.random() knows the next (ASVS 6.5.3, 11.5.1). */
export function chanceBreaches(file: SourceFile): Breach[] {
  if (!/^(?:server|cli|ubl)\/src\//.test(file.path) || isTest(file.path) || waits.includes(file.path)) return []
  const code = codeOf(file.text)
  return [...code.matchAll(/\bMath\.random\b/g)].map(({ index }) => ({
    path: file.path,
    line: code.slice(0, index).split('\n').length,
    what: 'Math.random() makes what others can foresee.',
    why: 'codes, secrets and ids are guessed by whoever has seen some of them.',
    instead:
      'take randomInt, randomBytes or randomUUID of node:crypto; what only spreads waits is listed in scripts/boundaries/chance.ts.',
  }))
}
