import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Session } from '../api.ts'
import { Frames } from '../frames/Frames.tsx'
import { Header } from '../header/Header.tsx'
import { fetchOnDemand, lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { whenIdle } from '../lazy/whenIdle.ts'
import { useLive } from '../live/useLive.ts'
import { useWords } from '../messages/useWords.ts'
import { Drawer } from '../rail/Drawer.tsx'
import { Rail } from '../rail/Rail.tsx'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import type { Panel } from './panel.ts'
import { Scrim } from './Scrim.tsx'
import { useAppsChangedNotices } from './useAppsChangedNotices.ts'
import { useFrameEdges } from './useFrameEdges.ts'
import { useUnsavedGuard } from './useUnsavedGuard.tsx'
import { WorkspaceProvider } from './useWorkspace.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const askingPart = lazy((parts) => parts.Asking)

export interface WorkspaceScreenProps {
  readonly session: Session
  /** The session has ended: what is not saved waits, unseen, until its person has signed in again. */
  readonly resting: boolean
}

/** The shell around the apps of who is signed in. */
export function WorkspaceScreen({ session, resting }: WorkspaceScreenProps) {
  const { api, address, preferences, toasts, words } = useServices()
  const { t } = useWords()
  const [panel, setPanel] = useState<Panel>()
  const content = useRef<HTMLElement>(null)
  const [workspace] = useState(() =>
    createWorkspace({
      api,
      session,
      address,
      toasts,
      preferences: preferences.store,
      show: setPanel,
      cancelWord: () => words.t('shell.cancel'),
    }),
  )
  useEffect(() => workspace.stop, [workspace])
  useEffect(() => workspace.panelChanged(panel), [workspace, panel])
  const tell = useAppsChangedNotices(workspace)
  const enter = useEffectEvent((next: Session) => tell(workspace.enter(next)))
  useEffect(() => enter(session), [session])
  useEffect(() => {
    if (!resting) return content.current?.focus()
    setPanel(undefined)
    workspace.rest()
  }, [resting, workspace])
  const offline = useLive(workspace, session, resting)
  const { guarded, dialog } = useUnsavedGuard(workspace)
  useFetchAhead(workspace)
  useFrameEdges(workspace, content)
  const asking = useStore(workspace.asking)
  const Asking = useLazy(askingPart, asking !== undefined)
  const dimmed = useDimmed(workspace, panel, content)
  const closePanel = useCallback(() => setPanel(undefined), [])
  const front = useStore(address.route)?.app
  // The lists of apps are for going somewhere: whoever is in another app, by the Back button too, is done with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the app in front
  useEffect(() => setPanel((open) => (open === 'apps' || open === 'menu' ? undefined : open)), [front])

  return (
    <WorkspaceProvider value={{ workspace, session, guarded }}>
      <div
        className="s-workspace"
        data-dimmed={dimmed || undefined}
        data-resting={resting || undefined}
        inert={resting}
        aria-hidden={resting || undefined}
      >
        {/* Not a link: the hash is the route. */}
        <button type="button" className="s-skip" onClick={() => content.current?.focus()}>
          {t('shell.skip')}
        </button>
        <Header inert={dimmed} offline={offline} panel={panel} onOpen={setPanel} onClose={closePanel} />
        <Rail inert={dimmed} switching={panel === 'apps'} onSwitch={() => setPanel('apps')} onClose={closePanel} />
        <Scrim shown={dimmed} onDismiss={workspace.dismissModal} />
        <main id="content" ref={content} className="s-content" tabIndex={-1}>
          <Frames />
        </main>
        <Drawer open={panel === 'menu'} onClose={closePanel} />
        {dialog}
        {Asking && asking && <Asking asking={asking} />}
      </div>
    </WorkspaceProvider>
  )
}

/**
 * Whether the shell is dimmed around an app that has a modal open. A panel of the shell lies above that, and is not
 * dimmed; nor may the keyboard stay in what can no longer be reached.
 */
function useDimmed(workspace: Workspace, panel: Panel | undefined, content: RefObject<HTMLElement | null>): boolean {
  const dimmed = useStore(workspace.modal) !== undefined && panel === undefined
  useEffect(() => {
    const { activeElement } = document
    if (!dimmed || (activeElement !== document.body && !activeElement?.closest('[inert]'))) return
    content.current?.querySelector<HTMLElement>('[data-front] iframe')?.focus()
  }, [dimmed, content])
  return dimmed
}

/** An app that takes longer than this, in milliseconds, is not waited for. */
const prefetchAfterMs = 5_000

/** Once nobody waits for an app, what opens by a click is fetched, so that it opens at once. */
function useFetchAhead(workspace: Workspace) {
  const opening = useStore(workspace.pool).frames.some(({ state }) => state === 'loading')
  useEffect(() => {
    let end = () => {}
    const timer = setTimeout(
      () => {
        end = whenIdle(() => void fetchOnDemand())
      },
      opening ? prefetchAfterMs : 0,
    )
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [opening])
}
