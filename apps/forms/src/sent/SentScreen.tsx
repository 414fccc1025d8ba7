import { EmptyState, SearchField, Select } from '@kontor/kit'
import { Answer, Rows } from '@kontor/tradekit/layout'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { type RequestState, useRequests } from '../api.ts'
import { useWords } from '../kontor.ts'
import { RequestRow } from '../RequestRow.tsx'
import { states } from '../states.ts'
import { TabsPage } from '../TabsPage.tsx'

/** Who was asked, and how far each is. */
export function SentScreen() {
  const { t, format } = useWords()
  const [state, setState] = useState<RequestState>()
  const [text, setText] = useState('')
  const list = useRequests('SENT', state, text.trim())
  const isFiltered = state !== undefined || text !== ''
  return (
    <TabsPage tab="sent">
      <div className="forms-bar">
        <SearchField label={t('sent.search')} placeholder={t('sent.search')} text={text} onText={setText} />
        <Select
          label={t('sent.state')}
          hideLabel
          placeholder={t('sent.state.all')}
          value={state ?? 'ALL'}
          onChange={(id) => setState(states.find((one) => one === id))}
          options={[
            { id: 'ALL', label: t('sent.state.all') },
            ...states.map((id) => ({
              id,
              label: t('sent.state.count', {
                state: t(`state.SENT.${id}`),
                count: format.count(list.counts.get(id) ?? 0),
              }),
            })),
          ]}
        />
      </div>
      <Answer of={{ data: list.rows, error: list.error, refetch: list.refetch }}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={Send}
              title={isFiltered ? t('forms.none.found') : t('sent.none.title')}
              text={isFiltered ? undefined : t('sent.none.text')}
            />
          ) : (
            <Rows label={t('tab.sent')} more={list.more} moreText={t('forms.more')} isMore={list.isMore}>
              {rows.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </Rows>
          )
        }
      </Answer>
    </TabsPage>
  )
}
