import { Button, DateField, EmptyState, Select } from '@kontor/kit'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useColleagues } from '../teams/api.ts'
import { Answer } from '../words/Answer.tsx'
import { AuditRow } from './AuditRow.tsx'
import { type Asked, type AuditSubject, useAudit } from './api.ts'
import { ExportButton } from './ExportButton.tsx'
import './audit.css'

const subjects = ['SIGN_INS', 'PEOPLE', 'COMPANY', 'PARTNERS', 'APPS'] as const
const any = 'ANY'

/** Who did what in the company, and when: lines that nobody can change. */
export function AuditScreen() {
  const { t } = useWords()
  const [asked, setAsked] = useState<Asked>({ about: undefined, actor: undefined, since: '', until: '' })
  const found = useAudit(asked)
  const { data: colleagues = [] } = useColleagues()
  return (
    <>
      <p className="admin-quiet">{t('audit.text')}</p>
      <div className="admin-audit-asked">
        <Select
          label={t('audit.about')}
          placeholder={t('audit.about.ALL')}
          options={[
            { id: any, label: t('audit.about.ALL') },
            ...subjects.map((id) => ({ id, label: t(`audit.about.${id}`) })),
          ]}
          value={asked.about ?? any}
          onChange={(id) => setAsked({ ...asked, about: id === any ? undefined : (id as AuditSubject) })}
        />
        <Select
          label={t('audit.actor')}
          placeholder={t('audit.actor.ANYONE')}
          options={[
            { id: any, label: t('audit.actor.ANYONE') },
            ...colleagues.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={asked.actor ?? any}
          onChange={(id) => setAsked({ ...asked, actor: id === any ? undefined : id })}
        />
        {(['since', 'until'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`audit.${end}`)}
            notDate={t('audit.notDate')}
            pickLabel={t('audit.pick')}
            value={asked[end]}
            onChange={(day) => setAsked({ ...asked, [end]: day })}
          />
        ))}
      </div>
      <div>
        <ExportButton asked={asked} />
      </div>
      <Answer of={found}>
        {({ pages }) =>
          pages[0]?.Lines.length === 0 ? (
            <EmptyState icon={ScrollText} title={t('audit.none.title')} text={t('audit.none.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.audit')}>
                {pages.flatMap(({ Lines }) => Lines.map((line) => <AuditRow key={line.Id} line={line} />))}
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
