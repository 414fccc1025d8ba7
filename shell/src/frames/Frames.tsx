import { useEffect } from 'react'
import { useDesk } from '../desk/useDesk.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { useStore } from '../store.ts'
import { AppFrame } from './AppFrame.tsx'
import { frameOf } from './pool.ts'

const missingCard = later(async () => (await import('./MissingCard.tsx')).MissingCard)

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

  const missing = !(front && frameOf(pool, front))
  // For the blink until the first app is opened there is nothing to say.
  const Missing = useLater(missingCard, missing && (front !== undefined || session.Apps.length === 0))

  return (
    <>
      <h1 className="k-hidden">{title}</h1>
      {pool.frames.map((frame) => {
        const app = session.Apps.find(({ Id }) => Id === frame.app)
        return app && <AppFrame key={frame.app} app={app} frame={frame} front={frame.app === front} />
      })}
      {missing && Missing && <Missing app={front} />}
    </>
  )
}
