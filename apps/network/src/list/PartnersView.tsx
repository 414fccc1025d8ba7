import { Button, EmptyState, SearchField, Select } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { ChartColumn, Download, Users } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGroups, usePartners } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { PartnerFilters } from '../properties/partner-filters.ts'
import { useExport, usePropertyNames } from '../properties/queries.ts'
import { PartnerName } from './PartnerName.tsx'

const all = 'all'

/** The partners, found by name, by group, and by what the company keeps of them. */
export function PartnersView() {
  const { t } = useWords()
  const { may, open } = useKontor()
  const [text, setText] = useState('')
  const [group, setGroup] = useState<string>(all)
  const [property, setProperty] = useState<string>(all)
  const [value, setValue] = useState('')
  const { data: groups = [] } = useGroups()
  const { data: names = [] } = usePropertyNames()
  const download = useExport()
  const narrowed = {
    text: useDeferredValue(text.trim()),
    group: group === all ? undefined : group,
    property: property === all ? undefined : property,
    value: useDeferredValue(value.trim()),
  }
  return (
    <>
      <div className="network-bar">
        <SearchField label={t('network.search')} placeholder={t('network.search')} text={text} onText={setText} />
        {groups.length > 0 && (
          <Select
            label={t('group.label')}
            hideLabel
            placeholder={t('group.all')}
            value={group}
            options={[{ id: all, label: t('group.all') }, ...groups.map(({ Id, Name }) => ({ id: Id, label: Name }))]}
            onChange={setGroup}
          />
        )}
        {names.length > 0 && (
          <Select
            label={t('properties.filter')}
            hideLabel
            placeholder={t('properties.any')}
            value={property}
            options={[{ id: all, label: t('properties.any') }, ...names.map((name) => ({ id: name, label: name }))]}
            onChange={(name) => {
              setProperty(name)
              setValue('')
            }}
          />
        )}
        {property !== all && (
          <SearchField
            label={t('properties.begins')}
            placeholder={t('properties.begins')}
            text={value}
            onText={setValue}
          />
        )}
        <Button icon={Download} busy={download.isPending} onClick={() => download.mutate(narrowed)}>
          {t('network.export')}
        </Button>
        {may('spend.read') && (
          <Button icon={ChartColumn} onClick={() => open('Kontor.Buy', '/?view=spend&by=PARTNER')}>
            {t('network.spendByPartner')}
          </Button>
        )}
      </div>
      <Found narrowed={narrowed} />
    </>
  )
}

function Found({ narrowed }: { narrowed: PartnerFilters }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { rows, error, refetch, more, isMore } = usePartners(narrowed)
  const { text, group, property } = narrowed
  const none =
    text === '' && group === undefined && property === undefined ? (
      <EmptyState icon={Users} title={t('network.none.title')} text={t('network.none.text')} />
    ) : (
      <EmptyState icon={Users} title={t('network.none.found')} />
    )
  return (
    <Answer of={{ data: rows, error, refetch }}>
      {(found) =>
        found.length === 0 ? (
          none
        ) : (
          <Rows label={t('network.view.partners')} more={more} moreText={t('network.more')} isMore={isMore}>
            {found.map((one) => (
              <Row key={one.ConnectionId} className="network-row" onPress={() => navigate(`/${one.ConnectionId}`)}>
                <PartnerName partner={one} />
              </Row>
            ))}
          </Rows>
        )
      }
    </Answer>
  )
}
