import { Button, EmptyState } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { FileX } from 'lucide-react'
import { useWords } from '../kontor.ts'

export interface MissingProps {
  readonly error: Error & { readonly status?: number | undefined }
  readonly onBack: () => void
  readonly onAgain: () => void
}

/** In the place of a document that cannot be shown: why, and the way on. */
export function Missing({ error, onBack, onAgain }: MissingProps) {
  const { t } = useWords()
  const gone = error.status === 404
  return (
    <main className="doc-screen">
      <EmptyState
        icon={FileX}
        title={t(gone ? 'viewer.notFound.title' : 'error.title')}
        text={gone ? t('viewer.notFound.text') : messageOf(error, t)}
        action={
          <Button type="primary" onClick={gone ? onBack : onAgain}>
            {t(gone ? 'list.showAll' : 'error.again')}
          </Button>
        }
      />
    </main>
  )
}
