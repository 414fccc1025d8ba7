import { Button, HeaderBar, IconButton, Menu, Tabs } from '@kontor/kit'
import { useShownKeys, useTitle } from '@kontor/sdk/react'
import { MailAddress, MailList } from '@kontor/tradekit/papers'
import { Ellipsis, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useCreateBlank, useExport, useViewCounts } from './api.ts'
import { Queue } from './Queue.tsx'
import { QueueFilterBar } from './QueueFilterBar.tsx'
import { useQueueFilter, views } from './queue-filter.ts'

/** What came on paper, as a file or by e-mail: a tab for each state, narrowed as somebody likes, and what can be done with it. */
export function QueueScreen({ onUpload }: { onUpload: () => void }) {
  const { t, format } = useWords()
  const { may, open } = useKontor()
  const navigate = useNavigate()
  const [filter, change] = useQueueFilter()
  const counts = useViewCounts(filter)
  const table = useExport(filter)
  const blank = useCreateBlank((id) => navigate(`/${id}`))
  useTitle(t('papers.views'))
  useShownKeys([
    ['J / K', t('queue.keys.move')],
    ['Enter', t('queue.keys.open')],
    ['X', t('queue.keys.choose')],
    ['H', t('papers.hold')],
    ['R', t('papers.reject')],
    ['B', t('papers.sendBack')],
    ['/', t('queue.search')],
  ])
  const onPaper = (id: string) => navigate(`/${id}`)
  return (
    <main className="doc-screen">
      <HeaderBar
        title={t('papers.views')}
        actions={
          <>
            <Menu
              label={t('action.more')}
              entries={[
                ...(may('scan.write')
                  ? (['invoice', 'creditnote'] as const).map((type) => ({
                      id: type,
                      text: t(`queue.blank.${type}`),
                      onSelect: () => blank.mutate(type),
                    }))
                  : []),
                { id: 'csv', text: t('queue.export'), onSelect: () => table.mutate() },
              ]}
            >
              <IconButton icon={Ellipsis} label={t('action.more')} busy={table.isPending || blank.isPending} />
            </Menu>
            <IconButton icon={Settings} label={t('settings.title')} onClick={() => navigate('/settings')} />
            {may('scan.write') && <Button onClick={onUpload}>{t('list.upload')}</Button>}
          </>
        }
      />
      <div className="capture-body">
        {filter.view === 'toEnter' && <MailAddress />}
        <Tabs
          label={t('papers.views')}
          tabs={views.map((id) => {
            const count = counts[id]
            return { id, label: t(`queue.view.${id}`), ...(count !== undefined && { count: format.count(count) }) }
          })}
          selected={filter.view}
          onSelect={(id) => change({ view: views.find((one) => one === id) ?? 'toEnter' })}
        >
          <QueueFilterBar filter={filter} onFilter={change} />
          <Queue key={filter.view} filter={filter} onFilter={change} onPaper={onPaper} onUpload={onUpload} />
        </Tabs>
        {filter.view === 'toEnter' && (
          <MailList onPaper={onPaper} onDocument={(id) => open('Kontor.Documents', `/view/${id}`)} />
        )}
      </div>
    </main>
  )
}
