import { Button, DefinitionList } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from '../partner/Part.tsx'
import { PropertiesDialog } from './PropertiesDialog.tsx'
import { useProperties, usePropertyNames } from './queries.ts'

/** What the company keeps of the relationship: the supplier’s number, its class. The partner sees none of it. */
export function PropertiesPart({ id }: { id: string }) {
  const { t } = useWords()
  const { may } = useKontor()
  const [editing, setEditing] = useState(false)
  const query = useProperties(id)
  const { data: names } = usePropertyNames()
  return (
    <Part
      title={t('properties.title')}
      action={
        query.data &&
        names &&
        may('network.write') && (
          <Button type="text" label={t('properties.edit')} onClick={() => setEditing(true)}>
            {t('network.edit')}
          </Button>
        )
      }
    >
      <Answer of={query}>
        {(properties) =>
          properties.length === 0 ? (
            <p className="network-quiet">{t('properties.none')}</p>
          ) : (
            <DefinitionList
              items={properties.map(({ relationshipPropertyId: name, value }) => ({
                id: name,
                term: <bdi>{name}</bdi>,
                value: <bdi>{value}</bdi>,
              }))}
            />
          )
        }
      </Answer>
      {editing && query.data && names && (
        <PropertiesDialog id={id} kept={query.data} names={names} onClose={() => setEditing(false)} />
      )}
    </Part>
  )
}
