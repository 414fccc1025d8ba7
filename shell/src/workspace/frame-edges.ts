import type { FrameEdges } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'

/** How far the window goes beyond the apps' frames, which all lie in the same place; the apps know it by this. */
export function createFrameEdges(hub: ShellHub) {
  let edges: FrameEdges = { top: 0, right: 0, bottom: 0, left: 0 }
  return {
    tell: (app: string) => void hub.emit(app, 'kontor.frame', edges),
    set(next: FrameEdges) {
      edges = next
      hub.broadcast('kontor.frame', edges)
    },
  }
}
