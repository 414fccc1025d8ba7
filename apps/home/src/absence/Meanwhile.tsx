import { Brief, BriefQuote } from '@kontor/tradekit/brief'
import { DocumentName, Money } from '@kontor/tradekit/words'
import { useDoneForMe } from '../api/absence.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'

/** While the reader was away: what others decided or were given in their place. Not there where it is nothing. */
export function Meanwhile() {
  const { t, locale } = useWords()
  const { open } = useKontor()
  const done = useDoneForMe()
  if (!done.data || done.data.items.length === 0) return null
  return (
    <Section title={t('meanwhile.title')} answer={done} rows={2}>
      {({ items }) => (
        <ul className="home-recent">
          {items.map(({ id, kind, at, by, documentId, document, outcome, words }) => {
            const names = by.map(({ name }) => name ?? t('mine.gone'))
            const name = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
            return (
              <li key={`${kind} ${id}`}>
                <Brief
                  title={document ? <DocumentName type={document.type} number={document.number} /> : t('mine.task')}
                  aside={document && <Money value={document.amount} currency={document.currency} />}
                  at={at}
                  onOpen={documentId ? () => open(documentsApp, viewOf(documentId)) : undefined}
                >
                  {document && <bdi>{document.partner}</bdi>}
                  <span>{t(`meanwhile.${outcome ?? 'given'}`, { name })}</span>
                  {words && <BriefQuote>{words}</BriefQuote>}
                </Brief>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
