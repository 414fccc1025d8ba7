import { DateField, Select } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useColleagues } from '../teams/api.ts'
import type { Asked, AuditSubject } from './api.ts'
import { kindsAbout, wordOf } from './words.ts'

const subjects = ['SIGN_INS', 'PEOPLE', 'COMPANY', 'PARTNERS', 'APPS'] as const
const any = 'ANY'

interface AuditFiltersProps {
  readonly asked: Asked
  readonly onChange: (asked: Asked) => void
}

/** What the list is narrowed to: a subject, what happened, who did it, and when. */
export function AuditFilters({ asked, onChange }: AuditFiltersProps) {
  const { t, locale } = useWords()
  const { data: colleagues = [] } = useColleagues()
  const kinds = kindsAbout(asked.about)
    .flatMap((id) => {
      const word = wordOf(id)
      return word ? [{ id, label: t(word) }] : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <div className="admin-audit-asked">
      <Select
        label={t('audit.about')}
        placeholder={t('audit.about.ALL')}
        options={[
          { id: any, label: t('audit.about.ALL') },
          ...subjects.map((id) => ({ id, label: t(`audit.about.${id}`) })),
        ]}
        value={asked.about ?? any}
        onChange={(id) => {
          const about = id === any ? undefined : (id as AuditSubject)
          const fits = asked.kind !== undefined && kindsAbout(about).includes(asked.kind)
          onChange({ ...asked, about, kind: fits ? asked.kind : undefined })
        }}
      />
      <Select
        label={t('audit.kind')}
        placeholder={t('audit.kind.ANY')}
        options={[{ id: any, label: t('audit.kind.ANY') }, ...kinds]}
        value={asked.kind ?? any}
        onChange={(id) => onChange({ ...asked, kind: id === any ? undefined : id })}
      />
      <Select
        label={t('audit.actor')}
        placeholder={t('audit.actor.ANYONE')}
        options={[
          { id: any, label: t('audit.actor.ANYONE') },
          ...colleagues.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={asked.actor ?? any}
        onChange={(id) => onChange({ ...asked, actor: id === any ? undefined : id })}
      />
      {(['since', 'until'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`audit.${end}`)}
          notDate={t('audit.notDate')}
          pickLabel={t('audit.pick')}
          value={asked[end]}
          onChange={(day) => onChange({ ...asked, [end]: day })}
        />
      ))}
    </div>
  )
}
