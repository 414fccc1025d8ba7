import { type ComponentType, useEffect } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { useStore } from '../store.ts'
import type { Later } from './later.ts'

/** The component once it is there, fetched as soon as it is wanted; the person hears of it where it cannot be had. */
export function useLater<P>({ part, fetch }: Later<P>, wanted: boolean): ComponentType<P> | undefined {
  const { toasts } = useParts()
  const { t } = useWords()
  useEffect(() => {
    if (!wanted) return
    const again = { text: t('shell.reload'), onAction: () => location.reload() }
    fetch().catch(() => void toasts.add({ tone: 'bad', text: t('shell.partFailed'), action: again }))
  }, [wanted, fetch, toasts, t])
  return useStore(part)
}
