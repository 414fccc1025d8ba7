import { Button, Chip, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRow } from './AuditRow.tsx'
import { type Asked, type Concerned, useAudit } from './api.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { WitnessButton } from './WitnessButton.tsx'
import './audit.css'

const everything: Asked = {
  about: undefined,
  kind: undefined,
  concerned: undefined,
  actor: undefined,
  since: '',
  until: '',
}

/** Who did what in the company, and when: lines that nobody can change. */
export function AuditScreen() {
  const { t } = useWords()
  const [asked, setAsked] = useState(everything)
  const found = useAudit(asked)
  const only = (concerned: Concerned) => setAsked({ ...asked, concerned })
  return (
    <>
      <p className="admin-quiet">{t('audit.text')}</p>
      <AuditFilters asked={asked} onChange={setAsked} />
      <div className="admin-audit-acts">
        <ExportMenu asked={asked} />
        <WitnessButton />
        {asked.concerned && (
          <Chip
            label={t('audit.concerning')}
            value={<bdi>{asked.concerned.name}</bdi>}
            removeLabel={t('audit.concerning.remove')}
            onRemove={() => setAsked({ ...asked, concerned: undefined })}
          />
        )}
      </div>
      <Answer of={found}>
        {({ pages }) =>
          pages[0]?.Lines.length === 0 ? (
            <EmptyState icon={ScrollText} title={t('audit.none.title')} text={t('audit.none.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.audit')}>
                {pages.flatMap(({ Lines }) =>
                  Lines.map((line) => (
                    <AuditRow key={line.Id} line={line} onOnly={asked.concerned ? undefined : only} />
                  )),
                )}
              </ul>
              {found.hasNextPage && (
                <div>
                  <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                    {t('audit.older')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Answer>
    </>
  )
}
