import type { FrameEdges } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'

const none: FrameEdges = { top: 0, right: 0, bottom: 0, left: 0 }

/** How far the window goes beyond the apps' frames, which lie in the same place but for one beside another. */
export function createFrameEdges(hub: ShellHub, beside: () => string | undefined) {
  let edges = none
  let ofBeside = none
  const tell = (app: string) => void hub.emit(app, 'kontor.frame', app === beside() ? ofBeside : edges)
  return {
    tell,
    set(next: FrameEdges, nextBeside: FrameEdges) {
      edges = next
      ofBeside = nextBeside
      for (const app of hub.connected()) tell(app)
    },
  }
}
