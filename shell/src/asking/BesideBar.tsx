import { IconButton, useNarrow } from '@kontor/kit'
import { Maximize2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nameIn } from '../apps.ts'
import { frameOf } from '../frames/pool.ts'
import { useWords } from '../messages/useWords.ts'
import { AppSign } from '../rail/AppSign.tsx'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { useAskingWords } from './useAskingWords.ts'

/** Above the app beside another one: what it is, and the ways out. On narrow screens the head of a sheet. */
export function BesideBar({ app: id }: { app: string }) {
  const { workspace, session } = useWorkspace()
  const { t: shell, language } = useWords()
  const words = useAskingWords()
  const narrow = useNarrow()
  const bar = useRef<HTMLElement>(null)
  const isReady = words !== undefined
  // A sheet takes the keyboard while it is there, and gives it back to the app below.
  useEffect(() => {
    if (!narrow || !isReady) return
    bar.current?.querySelector('button')?.focus()
    return () => document.querySelector<HTMLElement>('[data-front] iframe')?.focus()
  }, [narrow, isReady])
  const app = session.Apps.find(({ Id }) => Id === id)
  if (!app || !words) return null
  const { t } = words
  const name = nameIn(language, app)
  const openInFront = () => workspace.go({ app: id, path: frameOf(workspace.pool.get(), id)?.path ?? '/' })
  return (
    <>
      {/* biome-ignore lint/a11y: Escape and the button of the bar do the same; it is no button, as it covers what cannot be reached */}
      <div className="s-beside-dim" onClick={workspace.closeBeside} />
      <section
        ref={bar}
        className="s-beside-bar"
        aria-label={t('asking.beside', { app: name })}
        onKeyDown={({ key }) => {
          if (key === 'Escape') workspace.closeBeside()
        }}
      >
        <AppSign app={app} name={name} />
        <h2>{name}</h2>
        <IconButton icon={Maximize2} label={t('asking.openInFront', { app: name })} onClick={openInFront} />
        <IconButton icon={X} label={shell('shell.close')} onClick={workspace.closeBeside} />
      </section>
    </>
  )
}
