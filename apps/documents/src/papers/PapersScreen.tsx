import { Button, HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { MailAddress, MailList, PaperViews } from '@kontor/tradekit/papers'
import { paperViews } from '@kontor/tradekit/queries'
import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../kontor.ts'

/** What has come in on paper: what waits to be entered, what is on hold, what was rejected; and what came by e-mail. */
export function PapersScreen({ onUpload }: { onUpload: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const view = paperViews.find((one) => one === params.get('view')) ?? 'toEnter'
  const onPaper = (id: string) => navigate(`/papers/${id}`)
  useTitle(t('papers.views'))
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton onClick={() => navigate('/')} />}
        title={t('papers.views')}
        actions={<Button onClick={onUpload}>{t('list.upload')}</Button>}
      />
      <div className="doc-papers-all">
        <MailAddress />
        <PaperViews
          view={view}
          onView={(next) => setParams(next === 'toEnter' ? {} : { view: next }, { replace: true })}
          onPaper={onPaper}
          onUpload={onUpload}
        />
        <MailList onPaper={onPaper} onDocument={(id) => navigate(`/view/${id}`)} />
      </div>
    </main>
  )
}
