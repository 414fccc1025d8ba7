import { Button, SearchField } from '@kontor/kit'
import { useDeferredValue, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useSenders } from './api.ts'

/** From whom documents can come; each leads to what the company knows of the partner. */
export function Senders() {
  const { t } = useWords()
  const { open } = useKontor()
  const [text, setText] = useState('')
  const { pages, more, isMore } = useSenders(useDeferredValue(text.trim()))
  const senders = pages?.flatMap(({ Items }) => Items)
  return (
    <section aria-labelledby="capture-senders">
      <h2 id="capture-senders">{t('senders.title')}</h2>
      <p className="doc-quiet">{t('senders.text')}</p>
      <SearchField label={t('senders.search')} placeholder={t('senders.search')} text={text} onText={setText} />
      {senders?.length === 0 && <p className="doc-quiet">{t('senders.none')}</p>}
      <ul className="capture-parts" aria-label={t('senders.title')}>
        {senders?.map(({ ConnectionId, CompanyName, Country }) => (
          <li key={ConnectionId}>
            <div className="capture-part-fields">
              <Button type="text" onClick={() => open('Kontor.Network', `/${ConnectionId}`)}>
                {CompanyName}
              </Button>
              <small>{Country}</small>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {t('senders.more')}
        </Button>
      )}
    </section>
  )
}
