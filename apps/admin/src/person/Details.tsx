import { unescapeHtml } from '@kontor/i18n'
import { Button, Select, TextField } from '@kontor/kit'
import { useId, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from '../people/administration.ts'
import type { Person } from '../people/api.ts'
import { languages } from './languages.ts'

/** Name, address, job title and language of a person. */
export function Details({ person }: { person: Person }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const heading = useId()
  const may = person.AllowedActions?.includes('EDIT') ?? false
  const [draft, setDraft] = useState(() => ({
    FirstName: unescapeHtml(person.FirstName),
    LastName: unescapeHtml(person.LastName),
    Title: unescapeHtml(person.Title ?? ''),
    Username: person.Username,
    Language: person.Language,
  }))
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const save = useAdministration(
    ({ users }, body: typeof draft) => users.saveUser({ params: { id: person.Id }, body: { ...body, Id: person.Id } }),
    () => notify('success', t('person.saved')),
  )
  const isAddress = /^\S+@\S+$/.test(draft.Username.trim())
  const isNamed = `${draft.FirstName}${draft.LastName}`.trim() !== ''
  const readOnly = !may
  return (
    <form
      className="admin-part"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isAddress && isNamed) save.mutate({ ...draft, Username: draft.Username.trim() })
      }}
    >
      <h2 id={heading} className="admin-h2">
        {t('person.details')}
      </h2>
      {readOnly && <p className="admin-quiet">{t('person.elsewhere')}</p>}
      <div className="admin-form">
        <TextField
          label={t('people.firstName')}
          readOnly={readOnly}
          maxLength={100}
          value={draft.FirstName}
          onChange={(FirstName) => set({ FirstName })}
        />
        <TextField
          label={t('people.lastName')}
          readOnly={readOnly}
          maxLength={100}
          value={draft.LastName}
          onChange={(LastName) => set({ LastName })}
          error={tried && !isNamed && t('people.lastName.needed')}
        />
        <TextField
          label={t('imports.field.Title')}
          readOnly={readOnly}
          maxLength={100}
          value={draft.Title}
          onChange={(Title) => set({ Title })}
        />
        <TextField
          label={t('people.email')}
          type="email"
          readOnly={readOnly}
          value={draft.Username}
          onChange={(Username) => set({ Username })}
          error={tried && !isAddress && t('people.email.needed')}
        />
        <Select
          label={t('person.language')}
          placeholder={t('person.language')}
          disabled={readOnly}
          options={[
            ...languages,
            ...(languages.some(({ id }) => id === draft.Language)
              ? []
              : [{ id: draft.Language, label: draft.Language }]),
          ]}
          value={draft.Language}
          onChange={(Language) => set({ Language })}
        />
      </div>
      {may && (
        <div>
          <Button type="primary" submit busy={save.isPending}>
            {t('company.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
