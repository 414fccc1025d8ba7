import { Button, EmptyState } from '@kontor/kit'
import { AppWindow, FileQuestionMark } from 'lucide-react'
import type { App } from '../api.ts'
import { adminApp, firstOf, nameIn } from '../apps.ts'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export interface MissingCardProps {
  /** What the address names as an app. */
  readonly app: string | undefined
  /** What stands in the address, where it is no route at all. */
  readonly address: string | undefined
}

/** What stands where there is no app: why, and what to do. */
export function MissingCard({ app, address }: MissingCardProps) {
  const { workspace, session } = useWorkspace()
  const words = useWords()
  const lazy = useLazyWords()
  const company = session.Company.CompanyName
  const first = firstOf(session.Apps)
  if (lazy === undefined) return null
  const { t } = lazy
  if (!first)
    return <EmptyState icon={AppWindow} title={t('frame.none.title')} text={t('frame.none.text', { company })} />
  const toApp = (next: App) => (
    <Button type="primary" onClick={() => workspace.go({ app: next.Id, path: '/' })}>
      {t('frame.missing.back', { app: nameIn(words.language, next) })}
    </Button>
  )
  if (address !== undefined)
    return (
      <EmptyState
        icon={FileQuestionMark}
        title={words.t('frame.address.title')}
        text={t('frame.address.text', { address })}
        action={toApp(first)}
      />
    )
  if (app === undefined) return null
  const admin = session.Permissions.includes('app.write') && session.Apps.find(({ Id }) => Id === adminApp)
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={t('frame.missing.title')}
      text={t(admin ? 'frame.missing.textAdmin' : 'frame.missing.text', { app, company })}
      action={toApp(admin || first)}
    />
  )
}
