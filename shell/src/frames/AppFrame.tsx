import { Skeleton } from '@kontor/kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { FrameCover } from './FrameCover.tsx'
import type { PoolFrame } from './pool.ts'
import { Sandbox } from './Sandbox.tsx'
import { useOnline } from './useOnline.ts'

const restartCard = lazy((parts) => parts.RestartCard)

export interface AppFrameProps {
  readonly app: App
  readonly frame: PoolFrame
  readonly place: FramePlace
}

export interface FramePlace {
  readonly front: boolean
  readonly beside: boolean
  /** Of the apps that are seen at once, the one into which the person types. */
  readonly typing: boolean
  /** Under the sheet of another one. */
  readonly below: boolean
}

/** One app in its sandbox, with what stands in its place while it loads and when it has died. */
export function AppFrame({ app, frame, place }: AppFrameProps) {
  const { workspace } = useWorkspace()
  const words = useWords()
  const { front, beside, typing } = place
  const { state, generation, start, title } = frame
  const death = state === 'loading' || state === 'live' ? undefined : state
  const dead = death !== undefined
  const late = useLate(state === 'loading', generation)
  const rested = useRested(dead)
  const offline = useOffline(state === 'loading', () => workspace.restart(app.Id))
  const Card = useLazy(restartCard, dead || late || offline)
  const name = nameIn(words.language, app)
  const card = Card && (
    <Card name={name} why={death ?? (offline ? 'offline' : 'slow')} onRestart={() => workspace.restart(app.Id)} />
  )
  return (
    // Hidden and not taken away: an app in the back keeps its size, and with it its place in a list.
    <div
      className="s-frame"
      data-front={front || undefined}
      data-beside={beside || undefined}
      inert={(!front && !beside) || place.below}
    >
      {dead
        ? card
        : rested && <Sandbox key={generation} app={app} start={start} title={title || name} typing={typing} />}
      {(front || beside) && !typing && !app.Ours && !place.below && <FrameCover app={app.Id} name={name} />}
      {state === 'loading' && (
        <div className="s-loading">
          {((late || offline) && card) || <Skeleton rows={12} label={words.t('frame.loading', { app: name })} />}
        </div>
      )}
    </div>
  )
}

/** True while an app is wanted and there is no network; once there is one, it is opened anew. */
function useOffline(loading: boolean, reopen: () => void): boolean {
  const online = useOnline()
  const [missed, setMissed] = useState(false)
  const again = useEffectEvent(reopen)
  useEffect(() => {
    if (loading && !online) setMissed(true)
    else if (missed) {
      setMissed(false)
      if (loading) again()
    }
  }, [loading, online, missed])
  return loading && !online
}

/** An app that takes longer than this, in milliseconds, may have failed to load. */
const slowAfterMs = 10_000

/** True once this loading, of several, has taken long. */
function useLate(loading: boolean, generation: number): boolean {
  const [late, setLate] = useState<number>()
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(generation), slowAfterMs)
    return () => clearTimeout(timer)
  }, [loading, generation])
  return loading && late === generation
}

/** Milliseconds for which a browser may keep the process of a frame that is gone (Chromium: two seconds), and some. */
const processKeptMs = 3_000

/** False for a while after a death: a new frame of the same site would get the process in which the old one hangs. */
function useRested(dead: boolean): boolean {
  const [rested, setRested] = useState(true)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!dead) return
    setRested(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setRested(true), processKeptMs)
  }, [dead])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return rested
}
