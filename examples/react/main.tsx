import { Button, EmptyState, KitProvider } from '@kontor/kit'
import { type App, connectApp } from '@kontor/sdk'
import { StrictMode, useEffect, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import '@kontor/kit/style.css'

const messages = {
  en: { hello: 'Hello, {name}', company: 'You work for {company}.', ok: 'OK' },
  de: { hello: 'Guten Tag, {name}', company: 'Sie arbeiten für {company}.', ok: 'OK' },
}
type Words = keyof typeof messages.en

function Hello({ app }: { app: App<never, Words> }) {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => app.onSession(draw), [app])
  const { user, company } = app.session
  return (
    <KitProvider locale={app.i18n.language}>
      <EmptyState
        title={app.t('hello', { name: user.name })}
        text={app.t('company', { company: company.name })}
        action={
          <Button type="primary" onClick={() => app.notice('info', app.t('hello', { name: user.name }))}>
            {app.t('ok')}
          </Button>
        }
      />
    </KitProvider>
  )
}

const app = await connectApp({ areas: {}, messages, spawn: ({ source }) => `Hello ${source}` })
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Hello app={app} />
  </StrictMode>,
)
