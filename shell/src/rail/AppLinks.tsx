import { AppWindow, FileText, type LucideIcon } from 'lucide-react'
import { documentsApp, nameIn } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { frameOf } from '../frames/pool.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { formatRoute } from '../routes/route.ts'
import { useStore } from '../store.ts'

const icons: Readonly<Record<string, LucideIcon>> = { [documentsApp]: FileText }

/** One link an app, to where the person was in it. */
export function AppLinks({ onGo }: { onGo?: () => void }) {
  const { desk, session } = useDesk()
  const words = useWords()
  const pool = useStore(desk.pool)
  const front = useStore(useParts().address.route)?.app
  return (
    <ul className="s-apps">
      {session.Apps.map((app) => {
        const { Id } = app
        const Drawing = icons[Id] ?? AppWindow
        const path = frameOf(pool, Id)?.path ?? '/'
        return (
          <li key={Id}>
            <a
              href={formatRoute({ app: Id, path: front === Id ? '/' : path })}
              aria-current={front === Id ? 'page' : undefined}
              onClick={onGo}
            >
              <Drawing size={17} strokeWidth={1.7} aria-hidden="true" />
              {nameIn(words.language, app)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
