import { Badge } from '@kontor/kit'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { frameOf } from '../frames/pool.ts'
import { useWords } from '../messages/useWords.ts'
import { formatRoute } from '../routes/route.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { AppSign } from './AppSign.tsx'
import { useCount } from './useCount.ts'

export interface AppLinkProps {
  readonly app: App
  readonly onGo?: (() => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** The way to an app, to where the person was in it, with how much waits there. */
export function AppLink({ app, onGo, onKeyDown }: AppLinkProps) {
  const { workspace } = useWorkspace()
  const { t, language, format } = useWords()
  const pool = useStore(workspace.pool)
  const front = useStore(useServices().address.route)?.app
  const count = useCount(app)
  const name = nameIn(language, app)
  const here = front === app.Id
  const path = here ? '/' : (frameOf(pool, app.Id)?.path ?? '/')
  const go = (event: MouseEvent) => {
    onGo?.()
    // At once, and not with the browser's next event; another tab is the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    workspace.go({ app: app.Id, path })
  }
  return (
    <a
      className="s-app"
      href={formatRoute({ app: app.Id, path })}
      aria-current={here ? 'page' : undefined}
      aria-keyshortcuts={onKeyDown && 'Alt+ArrowUp Alt+ArrowDown'}
      draggable={false}
      onClick={go}
      onKeyDown={onKeyDown}
    >
      <AppSign app={app} name={name} />
      <span className="s-app-name">{name}</span>
      {count !== undefined && <Badge text={format.count(count)} label={t('apps.waiting', { count })} />}
    </a>
  )
}
