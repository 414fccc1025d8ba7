import { useCallback } from 'react'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import type { AppsChanged } from './apps-changed.ts'
import type { Desk } from './desk.ts'

/** Says what has become of the company's apps: which one was closed, and which one can be opened. */
export function useTellApps(desk: Desk) {
  const { toasts } = useParts()
  const { t, language } = useWords()
  return useCallback(
    ({ come, gone }: AppsChanged) => {
      for (const app of gone) toasts.add({ tone: 'warn', text: t('apps.gone', { app: nameIn(language, app) }) })
      for (const app of come)
        toasts.add({
          tone: 'info',
          text: t('apps.come', { app: nameIn(language, app) }),
          action: { text: t('apps.open'), onAction: () => desk.go({ app: app.Id, path: '/' }) },
        })
    },
    [desk, toasts, t, language],
  )
}
