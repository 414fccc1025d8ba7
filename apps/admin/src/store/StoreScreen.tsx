import { AppIcon, Button, EmptyState, SearchField, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { LayoutGrid, Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { Pager } from '../words/Pager.tsx'
import { AddDialog } from './AddDialog.tsx'
import { type StoreApp, useLiveStore, useStore } from './api.ts'
import { standingOf } from './standing.ts'

/** The apps of the company's store: those that it has and those that it could. */
export function StoreScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState({ text: '', page: 0 })
  const [adding, setAdding] = useState(false)
  useLiveStore()
  const search = (text: string) => setAsked({ text, page: 0 })
  const store = useStore(asked.text.trim(), asked.page)
  const show = (app: Pick<StoreApp, 'Id'>, consent = false) => navigate(`/apps/${app.Id}${consent ? '?consent=1' : ''}`)
  return (
    <>
      <div className="admin-bar">
        <SearchField label={t('store.search')} placeholder={t('store.search')} text={asked.text} onText={search} />
        {may('app.write') && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('store.add')}
          </Button>
        )}
      </div>
      {!may('app.write') && <p className="admin-quiet">{t('store.why.role')}</p>}
      <Answer of={store}>
        {({ Apps, numPages, pageId }) =>
          Apps.length === 0 ? (
            <EmptyState
              icon={asked.text ? Search : LayoutGrid}
              title={t('store.none.title')}
              text={t('store.none.text')}
              action={<Button onClick={() => search('')}>{t('store.none.show')}</Button>}
            />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.apps')}>
                {Apps.map((app) => (
                  <li key={app.Id}>
                    <AppRow app={app} onOpen={() => show(app)} />
                  </li>
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={(page) => setAsked({ ...asked, page })} />
            </>
          )
        }
      </Answer>
      <AddDialog visible={adding} onClose={() => setAdding(false)} onAdded={(app) => show(app, true)} />
    </>
  )
}

function AppRow({ app, onOpen }: { app: StoreApp; onOpen: () => void }) {
  const { t } = useWords()
  const { tone, message } = standingOf(app)
  return (
    <button type="button" className="admin-app" onClick={onOpen}>
      <AppIcon name={app.Name} src={app.Icon} color={app.Colour} size="large" />
      <span className="admin-app-words">
        <span className="admin-app-name">{app.Name}</span>
        <span className="admin-quiet">{t('store.by', { vendor: app.VendorId, version: app.Version })}</span>
        <span className="admin-app-text">{app.Description}</span>
      </span>
      <span className="admin-app-standing">
        <Status tone={tone}>{t(message)}</Status>
        <span className="admin-quiet">{t('store.asks', { count: app.Permissions.length })}</span>
      </span>
    </button>
  )
}
