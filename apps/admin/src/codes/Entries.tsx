import { Button, EmptyState, IconButton, SearchField } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { ListPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type CodeList, useChange, useEntries } from './api.ts'
import { PasteDialog } from './PasteDialog.tsx'

/** The entries of a list: found by code or label, pasted in from a spreadsheet, taken out of use. */
export function Entries({ list, mayKeep }: { list: CodeList; mayKeep: boolean }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [pasting, setPasting] = useState(false)
  const change = useChange()
  return (
    <section className="admin-part" aria-labelledby="codes-entries">
      <h2 id="codes-entries" className="admin-h2">
        {t('codes.entries', { name: list.Name })}
      </h2>
      <div className="admin-bar">
        <SearchField label={t('codes.search')} placeholder={t('codes.search')} text={text} onText={setText} />
        {mayKeep && <Button onClick={() => setPasting(true)}>{t('codes.paste')}</Button>}
      </div>
      <Answer of={useEntries(list.ListId, text.trim())}>
        {({ Entries: entries, itemCount }) =>
          entries.length === 0 ? (
            <EmptyState icon={ListPlus} title={t('codes.empty.title')} text={t('codes.empty.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-labelledby="codes-entries">
                {entries.map((entry) => (
                  <li key={entry.Code} className="admin-entry">
                    <bdi>{entry.Code}</bdi>
                    <span>{entry.Label}</span>
                    {mayKeep && (
                      <IconButton
                        icon={X}
                        label={t('codes.take', { code: entry.Code })}
                        onClick={() => change.mutate({ from: list, take: entry })}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {itemCount > entries.length && (
                <p className="admin-quiet">{t('codes.some', { shown: entries.length })}</p>
              )}
            </>
          )
        }
      </Answer>
      {pasting && <PasteDialog list={list} onClose={() => setPasting(false)} />}
    </section>
  )
}
