import type { Place } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'
import { change, frameOf, openBehind, type Pool } from '../frames/pool.ts'
import type { Store } from '../store.ts'

export interface ShowBesideOptions {
  readonly hub: ShellHub
  readonly pool: Store<Pool>
  /** How many frames live at once. */
  readonly maxAlive: number
  /** The app has its frame, and takes its place beside the one in front. */
  readonly seenBeside: (app: string) => void
}

/** Opens an app at a path beside the one in front. */
export function showBeside({ hub, pool, maxAlive, seenBeside }: ShowBesideOptions, { app, path }: Place): void {
  const before = frameOf(pool.get(), app)
  // Of three the one that is longest unseen can go, and neither of these two.
  pool.set(change(openBehind(pool.get(), app, path, Math.max(maxAlive, 3)), app, { path }))
  if (before?.state === 'live' && before.path !== path) hub.emit(app, 'kontor.navigate', { path })
  seenBeside(app)
}
