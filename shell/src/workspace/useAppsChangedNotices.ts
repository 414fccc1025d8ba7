import { useCallback } from 'react'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import type { AppsChanged } from './apps-changed.ts'
import type { Workspace } from './workspace.ts'

/** Says what has become of the company's apps: which one was closed, and which one can be opened. */
export function useAppsChangedNotices(workspace: Workspace) {
  const { toasts } = useServices()
  const { t, language } = useWords()
  return useCallback(
    ({ come, gone }: AppsChanged) => {
      for (const app of gone) toasts.add({ tone: 'warn', text: t('apps.gone', { app: nameIn(language, app) }) })
      for (const app of come)
        toasts.add({
          tone: 'info',
          text: t('apps.come', { app: nameIn(language, app) }),
          action: { text: t('apps.open'), onAction: () => workspace.go({ app: app.Id, path: '/' }) },
        })
    },
    [workspace, toasts, t, language],
  )
}
