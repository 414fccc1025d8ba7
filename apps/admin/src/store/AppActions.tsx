import { Button, ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type AppAction, type StoreApp, useAppStep } from './api.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { whyNothing } from './standing.ts'

/** What may be done with an app now, as its answer says; where nothing may, why. */
export function AppActions({ app }: { app: StoreApp }) {
  const { t } = useWords()
  const { may, open } = useKontor()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [asking, setAsking] = useState<'deactivate' | 'remove'>()
  const consenting = search.has('consent')
  const consent = (on: boolean) => setSearch(on ? { consent: '1' } : {}, { replace: true })
  const step = useAppStep(app, ({ kind }) => {
    setAsking(undefined)
    if (kind === 'remove') navigate('/', { replace: true })
    else if (consenting) consent(false)
  })
  const allowed = (action: AppAction) => app.AllowedActions.includes(action)
  const why = whyNothing(app, may('app.write'))
  return (
    <>
      {why && <p className="admin-quiet">{t(why)}</p>}
      <div className="admin-actions">
        {app.Active && (
          <Button type="primary" onClick={() => open(app.Id, '/')}>
            {t('store.open')}
          </Button>
        )}
        {allowed('ACTIVATE') && (
          <Button type={app.Active ? 'secondary' : 'primary'} onClick={() => consent(true)}>
            {t('store.activate')}
          </Button>
        )}
        {allowed('GRANT') && <Button onClick={() => consent(true)}>{t('store.grant')}</Button>}
        {allowed('UPDATE') && (
          <Button busy={step.isPending} onClick={() => step.mutate({ kind: 'update' })}>
            {t('store.update')}
          </Button>
        )}
        {allowed('DEACTIVATE') && <Button onClick={() => setAsking('deactivate')}>{t('store.deactivate')}</Button>}
        {allowed('REMOVE') && <Button onClick={() => setAsking('remove')}>{t('store.remove')}</Button>}
      </div>
      <ConsentDialog
        app={app}
        visible={consenting && (allowed('ACTIVATE') || allowed('GRANT'))}
        busy={step.isPending}
        onClose={() => consent(false)}
        onConsent={(permissions) => step.mutate({ kind: app.Active ? 'grant' : 'activate', permissions })}
      />
      <ConfirmDialog
        visible={asking === 'deactivate'}
        kind="warning"
        title={t('deactivate.title', { name: app.Name })}
        acceptText={t('deactivate.do')}
        cancelText={t('dialog.cancel')}
        busy={step.isPending}
        onAccept={() => step.mutate({ kind: 'deactivate' })}
        onCancel={() => setAsking(undefined)}
      >
        {t('deactivate.text')}
      </ConfirmDialog>
      <ConfirmDialog
        visible={asking === 'remove'}
        kind="danger"
        title={t('remove.title', { name: app.Name })}
        acceptText={t('remove.do')}
        cancelText={t('dialog.cancel')}
        busy={step.isPending}
        onAccept={() => step.mutate({ kind: 'remove' })}
        onCancel={() => setAsking(undefined)}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </>
  )
}
