import { DefinitionList } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'

/** That who is named on it is not, by name or number, the company that sent it: who sent it, whom it names, what to do. */
export function SenderNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { SentBy = '', SenderCompanyName, DocumentType } = document
  // Of an order its buyer is named.
  const about = DocumentType.type === 'order' || DocumentType.type === 'orderchange' ? 'buyer' : 'seller'
  const named = (name: string) => (
    <b>
      <bdi>{name}</bdi>
    </b>
  )
  return (
    <Notice tone="bad" title={t(`arrival.sender.title.${about}`)}>
      <DefinitionList
        items={[
          { id: 'sentBy', term: t('arrival.sender.sentBy'), value: named(SentBy) },
          { id: 'seller', term: t(`arrival.sender.${about}`), value: named(SenderCompanyName) },
        ]}
      />
      <p>{t(`arrival.sender.why.${about}`)}</p>
      <p>{t('arrival.sender.call', { seller: SenderCompanyName })}</p>
    </Notice>
  )
}
