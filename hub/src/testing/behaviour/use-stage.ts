import type { ShellHubOptions } from '../../shell/index.ts'
import type { Runner } from '../runner.ts'
import { createStage, type Stage } from '../stage.ts'
import type { World } from '../world.ts'

/** Opens stages for the tests of one file and clears them away after each. */
export function useStage(openWorld: () => World, { afterEach }: Runner): (options?: Partial<ShellHubOptions>) => Stage {
  const open: Stage[] = []
  afterEach(() => {
    for (const { hub, world } of open.splice(0)) {
      hub.stop()
      world.close()
    }
  })
  return (options) => {
    const stage = createStage(openWorld(), options)
    open.push(stage)
    return stage
  }
}
