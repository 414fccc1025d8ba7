import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { App } from '../app.ts'

/** The path is the shell's, so that its address, Back and deep links hold: it is told ours, and tells us where to go. */
export function useShellPath(app: Pick<App, 'navigate' | 'onNavigate'>): void {
  const location = useLocation()
  const navigate = useNavigate()
  const how = useNavigationType()
  const path = location.pathname + location.search
  const reported = useRef<string | undefined>(undefined)

  const tell = useCallback(() => {
    if (reported.current === path) return
    reported.current = path
    app.navigate(path, { replace: how === 'REPLACE' })
  }, [app, path, how])
  // After the screen has set its title.
  useEffect(() => {
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [tell])
  // A title may come after its path: when the document has been read, or in another language.
  useEffect(() => {
    const titles = new MutationObserver(() => {
      if (reported.current === path) app.navigate(path, { replace: true })
    })
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [app, path])
  useEffect(
    () =>
      app.onNavigate((asked) => {
        reported.current = asked
        navigate(asked, { replace: true })
      }),
    [app, navigate],
  )
}
