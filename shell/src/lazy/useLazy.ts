import { type ComponentType, useEffect } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import type { Lazy } from './lazy.ts'

/** The component once it is there, fetched as soon as it is wanted; the person hears of it where it cannot be had. */
export function useLazy<P>({ part, fetch }: Lazy<P>, wanted: boolean): ComponentType<P> | undefined {
  const { toasts } = useServices()
  const { t } = useWords()
  useEffect(() => {
    if (!wanted) return
    const again = { text: t('shell.reload'), onAction: () => location.reload() }
    fetch().catch(() => void toasts.add({ tone: 'bad', text: t('shell.partFailed'), action: again }))
  }, [wanted, fetch, toasts, t])
  return useStore(part)
}
