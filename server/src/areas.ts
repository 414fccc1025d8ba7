import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkAgainstContract, collect, folderOf } from './platform/areas/collect.ts'
import type { AreaDefinition } from './platform/areas/define-area.ts'

const root = join(import.meta.dirname, 'areas')

/** Each folder of `areas/` is an area; its index.ts says what it is. */
async function definitionIn(folder: string): Promise<AreaDefinition> {
  const { area } = (await import(join(root, folder, 'index.ts'))) as { area?: AreaDefinition }
  if (area === undefined) throw new Error(`server/src/areas/${folder}/index.ts exports no \`area\`: see defineArea.`)
  if (folderOf(area.name) !== folder)
    throw new Error(`The area ${area.name} stands in areas/${folder}: its folder is areas/${folderOf(area.name)}.`)
  return area
}

const definitions: AreaDefinition[] = []
// One after the other: they import each other's doors, and a loader that is asked for all at once may make one twice.
for (const folder of (await readdir(root)).sort()) definitions.push(await definitionIn(folder))
checkAgainstContract(definitions)

/** All areas of the server. */
export const areas = collect(definitions)
