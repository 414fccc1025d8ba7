import { join } from 'node:path'
import { type Belonging, type Project, projectOf } from './belonging.ts'

/** A program of ours that is run under the pinned Node. */
export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where vitest writes what it counted. */
  readonly report?: string
}

/** Rooms are checked beside each other; several checkers of one room would each work out the same types. */
const types = (root: string, rooms: readonly string[]): Step => ({
  name: 'types',
  command: [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...rooms, '--checkers', '1'],
})

function vitest(root: string, projects: readonly Project[], files: readonly string[] = []): Step {
  const [name = 'unit'] = projects
  const report = join(root, '.build/tests', `${name}.json`)
  const triedAgain = join(root, 'scripts/test/tried-again.ts')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${triedAgain}`]
  // A worker has a Kontor of its own: one journey needs one.
  const workers = files.length === 1 ? ['--maxWorkers=1'] : []
  return {
    name,
    command: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', ...projects.flatMap((project) => ['--project', project]), ...files, ...workers, ...reporters],
    ],
    report,
  }
}

/** Everything, one step after the other. */
export const allSteps = (root: string): Step[] => [
  types(root, []),
  {
    name: 'lint',
    command: [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  { name: 'boundaries', command: [join(root, 'scripts/boundaries.ts')] },
  vitest(root, ['unit']),
  vitest(root, ['server', 'alone']),
  { name: 'build', command: [join(root, 'scripts/build.mjs'), 'kit'] },
  vitest(root, ['browser']),
]

/** What belongs to something; projects that have no file of it are left out. */
export function stepsOf(root: string, { rooms, files }: Belonging): Step[] {
  const groups: Project[][] = [['unit'], ['server', 'alone'], ['browser']]
  return [
    ...(rooms.length > 0 ? [types(root, rooms)] : []),
    ...groups.flatMap((group) => {
      const own = files.filter((file) => group.includes(projectOf(file)))
      const projects = group.filter((project) => own.some((file) => projectOf(file) === project))
      return own.length === 0 ? [] : [vitest(root, projects, own)]
    }),
  ]
}
