import { useEffect } from 'react'

/** Names the page after what it shows: the shell and the browser's history read it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
