import { Button, EmptyState } from '@kontor/kit'
import { CloudOff } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'

/** Instead of the workspace while the server does not answer. */
export function Unreachable() {
  const { session } = useServices()
  const { t } = useWords()
  return (
    <main className="s-alone">
      <EmptyState
        icon={CloudOff}
        title={t('shell.unreachable.title')}
        text={t('shell.unreachable.text')}
        action={
          <Button type="primary" onClick={() => void session.open()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </main>
  )
}
