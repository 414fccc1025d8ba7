import { Button, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { Pager } from '../words/Pager.tsx'
import { useLegalEntities } from './api.ts'
import type { LegalEntity } from './draft.ts'

/** The parts of the company with rights and duties of their own. */
export function LegalEntitiesScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [page, setPage] = useState(0)
  const mayWrite = may('company.write')
  return (
    <>
      <div className="admin-bar">
        <p className="admin-quiet">{t(mayWrite ? 'legalEntities.text' : 'legalEntities.why')}</p>
        {mayWrite && (
          <Button onClick={() => navigate(`/legal-entities/${crypto.randomUUID()}/new`)}>
            {t('legalEntities.new')}
          </Button>
        )}
      </div>
      <Answer of={useLegalEntities(page)}>
        {({ LegalEntities, numPages, pageId }) =>
          LegalEntities.length === 0 ? (
            <EmptyState icon={Landmark} title={t('legalEntities.none.title')} text={t('legalEntities.none.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.legalEntities')}>
                {LegalEntities.map((entity) => (
                  <li key={entity.Id}>
                    <EntityRow entity={entity} onOpen={() => navigate(`/legal-entities/${entity.Id}`)} />
                  </li>
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function EntityRow({ entity, onOpen }: { readonly entity: LegalEntity; readonly onOpen: () => void }) {
  const identifiers = (entity.Identifiers ?? []).map(
    ({ IdentifierScheme, IdentifierValue }) => `${IdentifierScheme} ${IdentifierValue}`,
  )
  return (
    <button type="button" className="admin-app" onClick={onOpen}>
      <span className="admin-app-words">
        <span className="admin-app-name">{entity.Name}</span>
        <bdi className="admin-quiet">{[entity.AlternateEntityId, ...identifiers].filter(Boolean).join(' · ')}</bdi>
      </span>
    </button>
  )
}
