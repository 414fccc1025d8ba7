import { useNarrow } from '@kontor/kit'
import { useEffect } from 'react'
import { nameIn } from '../apps.ts'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { AppFrame, type FramePlace } from './AppFrame.tsx'
import { isFramable } from './framable.ts'
import { frameOf } from './pool.ts'

const reloadCard = lazy((parts) => parts.ReloadCard)
const besideBar = lazy((parts) => parts.BesideBar)
const missingCard = lazy((parts) => parts.MissingCard)

/** The open apps, one above the others; or why there is none. */
export function Frames() {
  const { workspace, session } = useWorkspace()
  const words = useWords()
  const { address } = useServices()
  const route = useStore(address.route)
  const unknown = address.unknown()
  const pool = useStore(workspace.pool)
  const front = route?.app
  const name = front && workspace.nameOf(front, words.language)
  const title = unknown ? words.t('frame.address.title') : (front && frameOf(pool, front)?.title) || name
  useEffect(() => {
    document.title = title ? `${title} · Kontor` : 'Kontor'
  }, [title])

  const place = session.Apps.find(({ Id }) => Id === front)
  const barred = place !== undefined && !isFramable(place)
  const Reload = useLazy(reloadCard, barred)
  const missing = !(front && frameOf(pool, front))
  // For the blink until the first app is opened there is nothing to say.
  const Missing = useLazy(
    missingCard,
    missing && (front !== undefined || unknown !== undefined || session.Apps.length === 0),
  )

  const beside = useStore(workspace.beside)
  const Beside = useLazy(besideBar, beside !== undefined)
  const typing = useStore(workspace.typing) ?? front
  // A sheet lies over the app in front, which is not to be reached below it.
  const isCovered = useNarrow() && beside !== undefined
  const placeOf = (app: string | undefined): FramePlace => ({
    front: app === front,
    beside: app !== undefined && app === beside,
    typing: isCovered ? app === beside : app === typing,
    below: isCovered && app === front,
  })

  return (
    <>
      <h1 className="k-hidden">{title}</h1>
      {pool.frames.map((frame) => {
        const app = session.Apps.find(({ Id }) => Id === frame.app)
        const place = placeOf(app?.Id)
        return app && isFramable(app) && <AppFrame key={app.Id} app={app} frame={frame} place={place} />
      })}
      {Beside && beside !== undefined && <Beside app={beside} />}
      {barred && Reload && <Reload name={nameIn(words.language, place)} />}
      {missing && Missing && <Missing app={front} address={unknown} />}
    </>
  )
}
