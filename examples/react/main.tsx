import { Button, EmptyState, HeaderBar, KitProvider, useHotkeys } from '@kontor/kit'
import { type App, connectApp } from '@kontor/sdk'
import { StrictMode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '@kontor/kit/style.css'

const en = { hello: 'Hello, {name}', company: 'You work for {company}.', greet: 'Say hello', ok: 'OK', menu: 'Menu' }
const de: typeof en = {
  ...en,
  hello: 'Guten Tag, {name}',
  company: 'Sie arbeiten für {company}.',
  greet: 'Guten Tag sagen',
  menu: 'Menü',
}

function Hello({ app }: { app: App<never, keyof typeof en> }) {
  useSyncExternalStore(app.i18n.subscribe, app.i18n.state)
  const { user, company } = useSyncExternalStore(app.onSession, () => app.session)
  const [greeted, setGreeted] = useState(0)
  const [hello, title] = [app.t('hello', { name: user.name }), app.t('greet')]
  const run = useEffectEvent(() => {
    app.notice('info', hello)
    setGreeted((times) => times + 1)
  })
  // What the shell shows of the app: in its search, in its help, and at its entry in the rail.
  useEffect(() => {
    app.setCommands([{ id: 'greet', title, keys: 'G', run: () => run() }])
    app.setKeys([{ keys: 'G', says: title }])
  }, [app, title])
  useEffect(() => app.setCount(greeted || null), [app, greeted])
  useHotkeys({ g: run, '?': app.openHelp, 'ctrl+k': app.openSearch })
  return (
    <KitProvider locale={app.i18n.language} onMenu={app.openMenu}>
      <HeaderBar title={hello} menuLabel={app.t('menu')} />
      <EmptyState
        title={app.t('company', { company: company.name })}
        action={
          <Button type="primary" onClick={run}>
            {app.t('ok')}
          </Button>
        }
      />
    </KitProvider>
  )
}

const app = await connectApp({ areas: {}, messages: { en, de }, spawn: ({ source }) => `Hello ${source}` })
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Hello app={app} />
  </StrictMode>,
)
