import { EmptyState } from '@kontor/kit'
import { Answer, Rows } from '@kontor/tradekit/layout'
import { Inbox } from 'lucide-react'
import { useRequests } from '../api.ts'
import { useWords } from '../kontor.ts'
import { RequestRow } from '../RequestRow.tsx'
import { TabsPage } from '../TabsPage.tsx'

/** What partners ask of the company, what is due first before the rest. */
export function ReceivedScreen() {
  const { t } = useWords()
  const list = useRequests('RECEIVED', undefined, '')
  return (
    <TabsPage tab="received">
      <Answer of={{ data: list.rows, error: list.error, refetch: list.refetch }}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Inbox} title={t('received.none.title')} text={t('received.none.text')} />
          ) : (
            <Rows label={t('tab.received')} more={list.more} moreText={t('forms.more')} isMore={list.isMore}>
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
