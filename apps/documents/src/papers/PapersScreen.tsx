import { Button, HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { MailAddress, MailList, PaperList } from '@kontor/tradekit/papers'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'

/** What has come in on paper and waits to be entered. */
export function PapersScreen({ onUpload }: { onUpload: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const onPaper = (id: string) => navigate(`/papers/${id}`)
  useTitle(t('papers.title'))
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton onClick={() => navigate('/')} />}
        title={t('papers.title')}
        actions={<Button onClick={onUpload}>{t('list.upload')}</Button>}
      />
      <div className="doc-papers-all">
        <MailAddress />
        <PaperList onPaper={onPaper} onUpload={onUpload} />
        <MailList onPaper={onPaper} onDocument={(id) => navigate(`/view/${id}`)} />
      </div>
    </main>
  )
}
