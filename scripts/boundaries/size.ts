import { areaPath, isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'

export const maxLinesOfArea = 3000

/** Areas that have grown too large for one capability. */
export function sizeBreaches(files: readonly SourceFile[]): Breach[] {
  const lines = new Map<string, number>()
  for (const { path, text } of files) {
    const [, area, within] = path.match(areaPath) ?? []
    if (!area || !within || isTest(path)) continue
    lines.set(area, (lines.get(area) ?? 0) + text.split('\n').length - 1)
  }
  return [...lines].flatMap(([area, count]) =>
    count <= maxLinesOfArea
      ? []
      : [
          {
            path: `server/src/areas/${area}/index.ts`,
            line: 1,
            what: `The area ${area} has ${count} lines; an area has ${maxLinesOfArea} at most (tests and translations aside).`,
            why: 'an area is one capability, which one person can read in a morning and change without fear for another.',
            instead:
              'cut it by what it does, here and in the contract, and let the parts call each other by named functions and events.',
          },
        ],
  )
}
