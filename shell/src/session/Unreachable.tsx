import { Button, EmptyState } from '@kontor/kit'
import { CloudOff } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'

/** Instead of the desk while the server does not answer. */
export function Unreachable() {
  const { session } = useParts()
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
