import { Button, IconButton, TextField } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from '../people/administration.ts'
import type { Person } from '../people/api.ts'
import { type Property, useProperties } from './api.ts'

/** Where a person belongs in the business: cost centre, manager, limit, or whatever a program of the company reads. */
export function Business({ person }: { person: Person }) {
  const { t } = useWords()
  const heading = useId()
  return (
    <section className="admin-part" aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {t('person.business')}
      </h2>
      <p className="admin-quiet">{t('person.business.text')}</p>
      <Answer of={useProperties(person.Id)}>
        {(properties) => <Rows key={JSON.stringify(properties)} person={person} properties={properties} />}
      </Answer>
    </section>
  )
}

function Rows({ person, properties }: { person: Person; properties: readonly Property[] }) {
  const { t } = useWords()
  const { notify, may } = useKontor()
  const [rows, setRows] = useState(properties)
  const [tried, setTried] = useState(false)
  const save = useAdministration(
    ({ users }, Properties: Property[]) =>
      users.saveBusinessProperties({ params: { id: person.Id }, body: { Properties } }),
    () => notify('success', t('person.saved')),
  )
  const set = (at: number, part: Partial<Property>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const filled = rows.filter(({ Name, Value }) => Name.trim() !== '' || Value.trim() !== '')
  const whole = filled.every(({ Name, Value }) => Name.trim() !== '' && Value.trim() !== '')
  if (!may('user.write'))
    return (
      <ul className="admin-rights">
        {properties.map(({ Name, Value }) => (
          <li key={Name}>
            <span>{Name}</span>
            <bdi>{Value}</bdi>
          </li>
        ))}
      </ul>
    )
  return (
    <form
      className="admin-part"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (whole) save.mutate(filled.map((row) => ({ ...row, Name: row.Name.trim(), Value: row.Value.trim() })))
      }}
    >
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and are only added at the end or taken out
        <div key={at} className="admin-pair">
          <TextField
            label={t('person.property', { line: at + 1 })}
            maxLength={100}
            value={row.Name}
            onChange={(Name) => set(at, { Name })}
            error={tried && row.Name.trim() === '' && row.Value.trim() !== '' && t('person.property.needed')}
          />
          <TextField
            label={t('person.value', { line: at + 1 })}
            value={row.Value}
            onChange={(Value) => set(at, { Value })}
            error={tried && row.Value.trim() === '' && row.Name.trim() !== '' && t('person.value.needed')}
          />
          <IconButton
            icon={Trash2}
            label={t('person.property.remove', { line: at + 1 })}
            onClick={() => setRows(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div className="admin-actions">
        <Button onClick={() => setRows([...rows, { Name: '', Value: '' }])}>{t('person.property.add')}</Button>
        <Button type="primary" submit busy={save.isPending}>
          {t('person.business.save')}
        </Button>
      </div>
    </form>
  )
}
