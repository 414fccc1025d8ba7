import { Button, EmptyState } from '@kontor/kit'
import { AppWindow, FileQuestionMark } from 'lucide-react'
import { adminApp, firstOf, nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/** What stands where there is no app: why, and what to do. */
export function MissingCard({ app }: { app: string | undefined }) {
  const { workspace, session } = useWorkspace()
  const words = useWords()
  const { t } = words
  const company = session.Company.CompanyName
  const first = firstOf(session.Apps)
  if (!first)
    return <EmptyState icon={AppWindow} title={t('frame.none.title')} text={t('frame.none.text', { company })} />
  if (app === undefined) return null
  const admin = session.Permissions.includes('app.write') && session.Apps.find(({ Id }) => Id === adminApp)
  const next = admin || first
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={t('frame.missing.title')}
      text={t(admin ? 'frame.missing.textAdmin' : 'frame.missing.text', { app, company })}
      action={
        <Button type="primary" onClick={() => workspace.go({ app: next.Id, path: '/' })}>
          {t('frame.missing.back', { app: nameIn(words.language, next) })}
        </Button>
      }
    />
  )
}
