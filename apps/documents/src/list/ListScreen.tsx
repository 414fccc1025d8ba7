import { useTitle } from '@kontor/sdk/react'
import { DocumentList } from '@kontor/tradekit/list'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'

/** All documents of the company. */
export function ListScreen({ onUpload }: { onUpload: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(t('app.title'))
  return (
    <main className="doc-screen">
      <h1 className="doc-hidden">{t('app.title')}</h1>
      <DocumentList
        onUpload={onUpload}
        creations={[
          { id: 'invoice', text: t('list.newInvoice'), onSelect: () => navigate('/new/invoice') },
          { id: 'creditnote', text: t('list.newCreditNote'), onSelect: () => navigate('/new/creditnote') },
        ]}
      />
    </main>
  )
}
