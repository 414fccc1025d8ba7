import { SHELL_ID } from '@kontor/hub'
import { Button, EmptyState, Progress } from '@kontor/kit'
import { RotateCw, Unplug } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { useWords } from '../messages/useWords.ts'
import { sandboxOf, srcOf } from './address.ts'
import type { PoolFrame } from './pool.ts'

export interface AppFrameProps {
  readonly app: App
  readonly frame: PoolFrame
  readonly front: boolean
}

/** One app in its sandbox, with what stands in its place while it loads and when it has died. */
export function AppFrame({ app, frame, front }: AppFrameProps) {
  const { desk } = useDesk()
  const words = useWords()
  const name = nameIn(words.language, app)
  const rested = useRested(frame.state === 'dead')
  const restart = (
    <Button icon={RotateCw} onClick={() => desk.restart(app.Id)}>
      {words.t('frame.restart', { app: name })}
    </Button>
  )
  return (
    // Hidden and not taken away: an app in the back keeps its size, and with it its place in a list.
    <div className="s-frame" data-front={front || undefined} inert={!front}>
      {frame.state === 'dead' ? (
        <EmptyState
          icon={Unplug}
          title={words.t('frame.dead.title', { app: name })}
          text={words.t('frame.dead.text')}
          action={restart}
        />
      ) : (
        rested && (
          <Sandbox key={`frame ${frame.generation}`} app={app} start={frame.start} title={frame.title ?? name} />
        )
      )}
      {frame.state === 'loading' && (
        <Loading key={`loading ${frame.generation}`} name={name}>
          {restart}
        </Loading>
      )}
    </div>
  )
}

/** Milliseconds for which a browser may keep the process of a frame that is gone (Chromium: two seconds), and some. */
const rest = 3_000

/** False for a while after a death: a new frame of the same site would get the process in which the old one hangs. */
function useRested(dead: boolean): boolean {
  const [rested, setRested] = useState(true)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!dead) return
    setRested(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setRested(true), rest)
  }, [dead])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return rested
}

function Sandbox({ app, start, title }: { app: App; start: string; title: string }) {
  const { desk } = useDesk()
  const { Id } = app
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element?.contentWindow) desk.attach(Id, element.contentWindow)
      return () => desk.detach(Id)
    },
    [desk, Id],
  )
  // A frame's address is where it was opened; where its app goes from there, the two tell each other.
  const [src] = useState(() => srcOf(app, start, { shell: location.origin, shellId: SHELL_ID }))
  return (
    <iframe
      ref={attach}
      src={src}
      title={title}
      sandbox={sandboxOf(app, location.origin)}
      allow=""
      referrerPolicy="origin"
      onLoad={() => desk.loaded(Id)}
    />
  )
}

/** An app that takes longer than this, in milliseconds, may have failed to load. */
const slow = 10_000

function Loading({ name, children }: { name: string; children: React.ReactNode }) {
  const { t } = useWords()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slow)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="s-loading">
      {late ? (
        <EmptyState title={t('frame.slow', { app: name })} action={children} />
      ) : (
        <Progress label={t('frame.loading', { app: name })} />
      )}
    </div>
  )
}
