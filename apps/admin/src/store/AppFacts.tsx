import { DefinitionList, Status } from '@kontor/kit'
import { useId } from 'react'
import { useWords } from '../kontor.ts'
import type { StoreApp } from './api.ts'
import { byWeight, wordOf } from './permissions.ts'

/** Where an app runs and came from, and right by right what it asks for and has. */
export function AppFacts({ app }: { app: StoreApp }) {
  const { t, format } = useWords()
  const heading = useId()
  const facts = [
    { id: 'id', term: t('fact.id'), value: <bdi>{app.Id}</bdi> },
    { id: 'origin', term: t('fact.origin'), value: <bdi>{app.Origin}</bdi> },
    ...(app.ManifestUrl ? [{ id: 'manifest', term: t('fact.manifest'), value: <bdi>{app.ManifestUrl}</bdi> }] : []),
    { id: 'source', term: t('fact.source'), value: t(`source.${app.Source}`) },
    ...(app.Added ? [{ id: 'added', term: t('fact.added'), value: format.instant(app.Added) }] : []),
    ...(app.Modified ? [{ id: 'modified', term: t('fact.modified'), value: format.instant(app.Modified) }] : []),
  ]
  return (
    <>
      <DefinitionList items={facts} />
      <section aria-labelledby={heading}>
        <h2 id={heading} className="admin-h2">
          {t('fact.rights')}
        </h2>
        {app.Permissions.length === 0 ? (
          <p className="admin-quiet">{t('consent.nothing')}</p>
        ) : (
          <ul className="admin-rights">
            {byWeight(app.Permissions).map((permission) => {
              const word = wordOf(permission)
              const has = app.Active && (app.Source === 'BUILT_IN' || app.Granted.includes(permission))
              return (
                <li key={permission}>
                  <span>{word ? t(word) : permission}</span>
                  <Status tone={has ? 'good' : 'mute'}>{t(has ? 'fact.granted' : 'fact.notGranted')}</Status>
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </>
  )
}
