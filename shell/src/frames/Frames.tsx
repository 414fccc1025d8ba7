import { useEffect } from 'react'
import { nameIn } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { useStore } from '../store.ts'
import { AppFrame } from './AppFrame.tsx'
import { isFramable } from './framable.ts'
import { frameOf } from './pool.ts'

const reloadCard = later((parts) => parts.ReloadCard)
const missingCard = later((parts) => parts.MissingCard)

/** The open apps, one above the others; or why there is none. */
export function Frames() {
  const { desk, session } = useDesk()
  const words = useWords()
  const route = useStore(useParts().address.route)
  const pool = useStore(desk.pool)
  const front = route?.app
  const name = front && desk.nameOf(front, words.language)
  const title = (front && frameOf(pool, front)?.title) || name
  useEffect(() => {
    document.title = title ? `${title} · Kontor` : 'Kontor'
  }, [title])

  const place = session.Apps.find(({ Id }) => Id === front)
  const barred = place !== undefined && !isFramable(place)
  const Reload = useLater(reloadCard, barred)
  const missing = !(front && frameOf(pool, front))
  // For the blink until the first app is opened there is nothing to say.
  const Missing = useLater(missingCard, missing && (front !== undefined || session.Apps.length === 0))

  return (
    <>
      <h1 className="k-hidden">{title}</h1>
      {pool.frames.map((frame) => {
        const app = session.Apps.find(({ Id }) => Id === frame.app)
        return app && isFramable(app) && <AppFrame key={app.Id} app={app} frame={frame} front={app.Id === front} />
      })}
      {barred && Reload && <Reload name={nameIn(words.language, place)} />}
      {missing && Missing && <Missing app={front} />}
    </>
  )
}
