import { protocolBehaviour } from '../behaviour.ts'
import { createFrameWorld } from './frame-world.ts'

/** The script of the top window in a browser: the behaviour suite over real frames, each test to be run by its name. */
const tests = new Map<string, () => unknown>()
const endings = new Set<() => void>()
const groups: string[] = []

protocolBehaviour(createFrameWorld, {
  describe(name, group) {
    groups.push(name)
    group()
    groups.pop()
  },
  test: (name, run) => void tests.set([...groups, name].join(' > '), run),
  afterEach: (run) => void endings.add(run),
})

declare global {
  var protocolTests: { names: string[]; run(name: string): Promise<void> }
}
globalThis.protocolTests = {
  names: [...tests.keys()],
  async run(name) {
    try {
      await tests.get(name)?.()
    } finally {
      for (const end of endings) end()
    }
  },
}
