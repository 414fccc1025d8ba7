import type { Clock } from '../clock.ts'
import { MAX_WAITING_SPAWNS, SPAWN_START_LIMIT_MS } from '../constants.ts'
import type { Envelope } from '../envelope.ts'
import { texts } from '../texts.ts'

/** What a target answered, or the shell for it. */
export type SpawnAnswer = Pick<Envelope, 'data'> & { type: 'SPAWN-SUCCESS' | 'SPAWN-FAIL'; source: string }

/** One app (or the shell) asks that another be started (F-036). */
export interface Spawn {
  /** App id of who asks. */
  readonly asker: string
  readonly target: string
  /** What the asker chose to tell its spawns apart; its answer carries it again. */
  readonly topic: string | undefined
  readonly data: unknown
  /** Called exactly once (decision 27), unless the asker goes away first. */
  readonly answer: (answer: SpawnAnswer) => void
}

interface Waiting extends Spawn {
  /** Set while the target has not connected: it may not take for ever. */
  stopWaiting: (() => void) | undefined
}

export interface SpawnsOptions {
  shellId: string
  clock: Clock
  isActivated: (appId: string) => boolean
  takesSpawns: (appId: string) => boolean
  /** Brings the target to the front for who asks, making its frame first where it has none. */
  openApp: (appId: string, asker: string) => void
}

/** The spawns that wait for an answer, oldest first. */
export function createSpawns({ shellId, clock, isActivated, takesSpawns, openApp }: SpawnsOptions) {
  const waiting = new Set<Waiting>()

  const where = (test: (spawn: Waiting) => boolean) => [...waiting].filter(test)
  const close = (spawn: Waiting) => {
    spawn.stopWaiting?.()
    waiting.delete(spawn)
  }
  const refuse = (spawn: Spawn, text: string) => spawn.answer({ type: 'SPAWN-FAIL', source: shellId, data: text })
  const fail = (spawn: Waiting, text: string) => {
    close(spawn)
    refuse(spawn, text)
  }

  return {
    /** Keeps a spawn until its target takes it, and has the target opened; or fails it (F-037, F-039, F-040). */
    ask(spawn: Spawn) {
      if (spawn.target === shellId || !isActivated(spawn.target)) return refuse(spawn, texts.notActivated(spawn.target))
      if (!takesSpawns(spawn.target)) return refuse(spawn, texts.noSpawnHandler(spawn.target))
      if (where(({ asker }) => asker === spawn.asker).length >= MAX_WAITING_SPAWNS) {
        return refuse(spawn, texts.tooManySpawns)
      }
      const entry: Waiting = { ...spawn, stopWaiting: undefined }
      entry.stopWaiting = clock.after(SPAWN_START_LIMIT_MS, () => fail(entry, texts.spawnUnanswered(spawn.target)))
      waiting.add(entry)
      openApp(spawn.target, spawn.asker)
    },

    /** The spawns that have not reached this target yet, which from now on have. */
    take(target: string): Spawn[] {
      const taken = where((spawn) => spawn.target === target && spawn.stopWaiting !== undefined)
      for (const spawn of taken) {
        spawn.stopWaiting?.()
        spawn.stopWaiting = undefined
      }
      return taken
    },

    /**
     * Passes a target's answer to its asker: for the oldest spawn between the two, or the one whose topic it names.
     * False where none waits for it.
     */
    settle(target: string, answer: SpawnAnswer, asker: string | undefined, topic: string | undefined): boolean {
      const [spawn] = where(
        (entry) =>
          entry.asker === asker &&
          entry.target === target &&
          entry.stopWaiting === undefined &&
          (topic === undefined || entry.topic === topic),
      )
      if (!spawn) return false
      close(spawn)
      spawn.answer(answer)
      return true
    },

    /** The page of this app is gone: what it was asked fails, and nobody is left for the answers to what it asked. */
    pageGone(appId: string) {
      for (const spawn of where(({ asker }) => asker === appId)) close(spawn)
      for (const spawn of where((entry) => entry.target === appId && entry.stopWaiting === undefined)) {
        fail(spawn, texts.spawnBroken(appId))
      }
    },
  }
}
export type Spawns = ReturnType<typeof createSpawns>

/** The fields of a message that carry a spawn to its target. */
export const spawnFields = ({ asker, topic, data }: Spawn): Pick<Envelope, 'source' | 'topic' | 'data'> => ({
  source: asker,
  ...(topic === undefined ? {} : { topic }),
  ...(data === undefined ? {} : { data }),
})
