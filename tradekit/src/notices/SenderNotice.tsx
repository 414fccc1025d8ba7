import { DefinitionList } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'

/** That a bill’s seller is not, by name or number, the company that sent it: who sent it, whom it names, what to do. */
export function SenderNotice({ document: { SentBy = '', SenderCompanyName } }: { document: Metadata }) {
  const { t } = useWords()
  const named = (name: string) => (
    <b>
      <bdi>{name}</bdi>
    </b>
  )
  return (
    <Notice tone="bad" title={t('arrival.sender.title')}>
      <DefinitionList
        items={[
          { id: 'sentBy', term: t('arrival.sender.sentBy'), value: named(SentBy) },
          { id: 'seller', term: t('arrival.sender.seller'), value: named(SenderCompanyName) },
        ]}
      />
      <p>{t('arrival.sender.why')}</p>
      <p>{t('arrival.sender.call', { seller: SenderCompanyName })}</p>
    </Notice>
  )
}
