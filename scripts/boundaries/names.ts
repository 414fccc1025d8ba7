import { areaPath, isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'

/** Files of commands that do not say what is done to what. */
export function nameBreaches({ path }: SourceFile): Breach[] {
  const [, area, within] = path.match(areaPath) ?? []
  const [, name] = within?.match(/^commands\/(.+)\.ts$/) ?? []
  if (!area || name === undefined || isTest(path) || /^[a-z]+(-[a-z\d]+)+$/.test(name)) return []
  return [
    {
      path,
      line: 1,
      what: `The command “${name}” is one word.`,
      why: 'a newcomer finds what an area does by the names of its commands.',
      instead: 'name it by verb and object: `approve-request.ts`, `save-filter.ts`.',
    },
  ]
}
