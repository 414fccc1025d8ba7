/** What an app died of: it answered no more, sent too much for too long, or took the keyboard again and again. */
export type Death = 'silent' | 'flooded' | 'grabbed'

/** One app that is open, whether or not it is in front. */
export interface PoolFrame {
  readonly app: string
  /** Grows with each restart, so that a restarted app gets a new frame. */
  readonly generation: number
  /** The path with which the frame was loaded. */
  readonly start: string
  /** The path that the app shows now. */
  readonly path: string
  /** What the app calls what it shows; undefined until it has said so, empty while it has not said so of a new path. */
  readonly title: string | undefined
  /** `loading` until the hub has connected it; else what it died of. */
  readonly state: 'loading' | 'live' | Death
  /** Whether leaving would lose what was typed. */
  readonly unsaved: boolean
}

/**
 * The apps that are kept alive. Frames keep the order in which they were opened (moving an iframe in the page reloads
 * it); `recent` tells which was in front last.
 */
export interface Pool {
  readonly frames: readonly PoolFrame[]
  /** App ids, the one in front first. */
  readonly recent: readonly string[]
}

export const emptyPool: Pool = { frames: [], recent: [] }

/**
 * So many apps stay alive, each at some 30 MB: one for every gigabyte of a small machine, eight at most.
 *
 * @param memoryGigabytes, where the browser tells (navigator.deviceMemory)
 */
export const maxAliveWith = (memoryGigabytes: number | undefined): number =>
  Math.min(8, Math.max(2, Math.floor(memoryGigabytes ?? 5)))

export const frameOf = (pool: Pool, app: string): PoolFrame | undefined =>
  pool.frames.find((frame) => frame.app === app)

export const hasUnsaved = (pool: Pool): boolean => pool.frames.some((frame) => frame.unsaved)

/** Brings an app to the front, in a new frame where it has none; the longest unseen gives way, unless it has unsaved work. */
export function open(pool: Pool, app: string, path: string, maxAlive: number): Pool {
  const recent = [app, ...pool.recent.filter((other) => other !== app)]
  if (frameOf(pool, app)) return { ...pool, recent }
  const opened: PoolFrame = {
    app,
    generation: 0,
    start: path,
    path,
    title: undefined,
    state: 'loading',
    unsaved: false,
  }
  return withoutOldest({ frames: [...pool.frames, opened], recent }, maxAlive)
}

/** The same behind what is in front: the app is there, and nobody sees it yet. */
export function openBehind(pool: Pool, app: string, path: string, maxAlive: number): Pool {
  const front = pool.recent.slice(0, 1)
  const { frames, recent } = open(pool, app, path, Math.max(maxAlive, 2))
  return { frames, recent: [...front, ...recent.filter((other) => !front.includes(other))] }
}

function withoutOldest(pool: Pool, maxAlive: number): Pool {
  if (pool.frames.length <= maxAlive) return pool
  const leaving = pool.recent.slice(1).findLast((app) => !frameOf(pool, app)?.unsaved)
  if (leaving === undefined) return pool
  return withoutOldest(
    close(pool, (app) => app === leaving),
    maxAlive,
  )
}

/** Closes the apps that `which` names. */
export const close = (pool: Pool, which: (app: string) => boolean): Pool => ({
  frames: pool.frames.filter(({ app }) => !which(app)),
  recent: pool.recent.filter((app) => !which(app)),
})

/** What has become of one app; nothing where it is no longer open. */
export const change = (pool: Pool, app: string, changed: Partial<Omit<PoolFrame, 'app' | 'generation'>>): Pool => ({
  ...pool,
  frames: pool.frames.map((frame) => (frame.app === app ? { ...frame, ...changed } : frame)),
})

/** Gives an app a new frame, at the path where it was unless told otherwise. */
export const restart = (pool: Pool, app: string, at?: string): Pool => ({
  ...pool,
  frames: pool.frames.map((frame) => {
    if (frame.app !== app) return frame
    const path = at ?? frame.path
    const generation = frame.generation + 1
    return { app, generation, start: path, path, title: undefined, state: 'loading', unsaved: false }
  }),
})

/** Every app starts over at its first page: what it held was another company's. */
export const startOver = (pool: Pool): Pool => pool.frames.reduce((each, { app }) => restart(each, app, '/'), pool)

/** What was never there, while the server was away, is loaded anew. */
export const restartFailed = (pool: Pool): Pool =>
  pool.frames.reduce(
    (each, { app, state }) => (state === 'loading' || state === 'silent' ? restart(each, app) : each),
    pool,
  )
