import { Button, EmptyState } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { FileQuestionMark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'

/** In the place of a page that an app does not have: an old link, or a slip in the address. */
export function UnknownPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const title = t('unknownPage.title')
  useTitle(title)
  return (
    <main>
      <EmptyState
        icon={FileQuestionMark}
        title={title}
        text={t('unknownPage.text')}
        action={
          <Button type="primary" onClick={() => void navigate('/')}>
            {t('unknownPage.back')}
          </Button>
        }
      />
    </main>
  )
}
