import { useTitle } from '@kontor/sdk/react'
import { DocumentList } from '@kontor/tradekit/list'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useTicketCount } from '../pdf-tickets/api.ts'

/** What is written here besides invoices; what answers another document is made of that one. */
const others = [
  ['creditnote', 'list.newCreditNote'],
  ['debitnote', 'list.newDebitNote'],
  ['order', 'list.newOrder'],
  ['quote', 'list.newQuote'],
  ['requestforquotation', 'list.newRequest'],
  ['despatchadvice', 'list.newDespatch'],
  ['remittanceadvice', 'list.newAdvice'],
  ['reminder', 'list.newReminder'],
] as const

/** All documents of the company. */
export function ListScreen({ onUpload }: { onUpload: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { may, open } = useKontor()
  const mayWrite = may('document.write')
  const pdfs = useTicketCount()
  useTitle(t('app.title'))
  const create = (type: string, text: 'list.newInvoice' | (typeof others)[number][1]) => ({
    id: type,
    text: t(text),
    onSelect: () => navigate(`/new/${type}`),
  })
  return (
    <main className="doc-screen">
      <h1 className="doc-hidden">{t('app.title')}</h1>
      <DocumentList
        onUpload={onUpload}
        creations={[
          create('invoice', 'list.newInvoice'),
          ...others.map(([type, text]) => create(type, text)),
          ...(pdfs > 0 && mayWrite
            ? [{ id: 'pdf', text: t('pdf.waiting', { count: pdfs }), onSelect: () => navigate('/pdf-tickets') }]
            : []),
          { id: 'lines', text: t('foundLines.find'), onSelect: () => navigate('/lines') },
          { id: 'items', text: t('items.manage'), onSelect: () => navigate('/items') },
          { id: 'template', text: t('template.new'), onSelect: () => navigate('/templates') },
        ]}
        onPapers={() => open('Kontor.Capture', '/')}
      />
    </main>
  )
}
