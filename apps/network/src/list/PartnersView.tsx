import { EmptyState, SearchField, Select } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Users } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGroups, usePartners } from '../api.ts'
import { useWords } from '../kontor.ts'
import { PartnerName } from './PartnerName.tsx'

const all = 'all'

/** The partners, found by name and by group. */
export function PartnersView() {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [group, setGroup] = useState<string>(all)
  const { data: groups = [] } = useGroups()
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
      </div>
      <Found text={useDeferredValue(text.trim())} group={group === all ? undefined : group} />
    </>
  )
}

function Found({ text, group }: { text: string; group: string | undefined }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { rows, error, refetch, more, isMore } = usePartners(text, group)
  const none =
    text === '' && group === undefined ? (
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
