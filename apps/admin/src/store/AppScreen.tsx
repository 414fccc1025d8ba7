import { AppIcon, Button, EmptyState, Skeleton, Status } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { AppActions } from './AppActions.tsx'
import { AppFacts } from './AppFacts.tsx'
import { useLiveStore, useStoreApp } from './api.ts'
import { Reviews } from './Reviews.tsx'
import { standingOf } from './standing.ts'

/** One app of the store: what it is, where it runs, what it may, and what can be done with it. */
export function AppScreen() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: app, error } = useStoreApp(id)
  const gone = (error as { status?: number } | null)?.status === 404
  useLiveStore()
  useTitle(app?.Name ?? t('app.title'))
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/')}>
            {t('part.apps')}
          </Button>
        </span>
        {app && !gone ? (
          <>
            <header className="admin-head">
              <AppIcon name={app.Name} src={app.Icon} color={app.Colour} size="large" />
              <div>
                <h1>{app.Name}</h1>
                <span className="admin-quiet">{t('store.by', { vendor: app.VendorId, version: app.Version })}</span>
              </div>
              <Status tone={standingOf(app).tone}>{t(standingOf(app).message)}</Status>
            </header>
            <p className="admin-text">{app.Description}</p>
            <AppActions app={app} />
            <Reviews app={app} />
            <AppFacts app={app} />
          </>
        ) : error ? (
          <EmptyState
            icon={CircleAlert}
            title={t('store.missing.title')}
            text={messageOf(error, t)}
            action={<Button onClick={() => navigate('/')}>{t('store.none.show')}</Button>}
          />
        ) : (
          <Skeleton rows={6} label={t('loading')} />
        )}
      </div>
    </main>
  )
}
