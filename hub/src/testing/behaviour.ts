import { appBehaviour } from './behaviour/app.ts'
import { connectionBehaviour } from './behaviour/connection.ts'
import { discardBehaviour } from './behaviour/discards.ts'
import { eventBehaviour } from './behaviour/events.ts'
import { heartbeatBehaviour } from './behaviour/heartbeat.ts'
import { hostileBehaviour } from './behaviour/hostile.ts'
import { lineBehaviour } from './behaviour/line.ts'
import { requestBehaviour } from './behaviour/requests.ts'
import { spawnBehaviour } from './behaviour/spawn.ts'
import type { Runner } from './runner.ts'
import type { World } from './world.ts'

/**
 * The requirements of docs/protocol.md over a world of windows, in memory or of real frames. Each test carries the
 * number of its requirement and of the facts behind it.
 */
export function protocolBehaviour(openWorld: () => World, runner: Runner): void {
  connectionBehaviour(openWorld, runner)
  discardBehaviour(openWorld, runner)
  appBehaviour(openWorld, runner)
  eventBehaviour(openWorld, runner)
  heartbeatBehaviour(openWorld, runner)
  lineBehaviour(openWorld, runner)
  requestBehaviour(openWorld, runner)
  spawnBehaviour(openWorld, runner)
  hostileBehaviour(openWorld, runner)
}
