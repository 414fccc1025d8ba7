import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Session } from '../api.ts'
import { Frames } from '../frames/Frames.tsx'
import { Header } from '../header/Header.tsx'
import { fetchRest } from '../later/later.ts'
import { whenIdle } from '../later/whenIdle.ts'
import { useLive } from '../live/useLive.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { Drawer } from '../rail/Drawer.tsx'
import { Rail } from '../rail/Rail.tsx'
import { useStore } from '../store.ts'
import { createDesk, type Desk } from './desk.ts'
import type { Panel } from './panel.ts'
import { HereProvider } from './useDesk.ts'
import { useTellApps } from './useTellApps.ts'
import { useUnsavedGuard } from './useUnsavedGuard.tsx'

/** The shell around the apps of who is signed in. */
export function DeskScreen({ session }: { session: Session }) {
  const { api, address, preferences, toasts } = useParts()
  const { t } = useWords()
  const [panel, setPanel] = useState<Panel>()
  const content = useRef<HTMLElement>(null)
  const [desk] = useState(() =>
    createDesk({ api, session, address, toasts, preferences: preferences.store, show: setPanel }),
  )
  useEffect(() => desk.stop, [desk])
  const tell = useTellApps(desk)
  const enter = useEffectEvent((next: Session) => tell(desk.enter(next)))
  useEffect(() => enter(session), [session])
  useEffect(() => content.current?.focus(), [])
  const offline = useLive(desk, session)
  const { guarded, dialog } = useUnsavedGuard(desk)
  useFetchAhead(desk)
  const closePanel = useCallback(() => setPanel(undefined), [])

  return (
    <HereProvider value={{ desk, session, guarded }}>
      <div className="s-desk">
        {/* Not a link: the hash is the route. */}
        <button type="button" className="s-skip" onClick={() => content.current?.focus()}>
          {t('shell.skip')}
        </button>
        <Header offline={offline} panel={panel} onOpen={setPanel} onClose={closePanel} />
        <Rail switching={panel === 'apps'} onSwitch={() => setPanel('apps')} onClose={closePanel} />
        <main id="content" ref={content} className="s-content" tabIndex={-1}>
          <Frames />
        </main>
        <Drawer open={panel === 'menu'} onClose={closePanel} />
        {dialog}
      </div>
    </HereProvider>
  )
}

/** An app that takes longer than this, in milliseconds, is not waited for. */
const patience = 5_000

/** Once nobody waits for an app, what opens by a click is fetched, so that it opens at once. */
function useFetchAhead(desk: Desk) {
  const opening = useStore(desk.pool).frames.some(({ state }) => state === 'loading')
  useEffect(() => {
    let end = () => {}
    const timer = setTimeout(
      () => {
        end = whenIdle(() => void fetchRest())
      },
      opening ? patience : 0,
    )
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [opening])
}
