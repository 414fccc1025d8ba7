import { Button, EmptyState, SearchField, Select, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { Row, Rows } from '@kontor/tradekit/layout'
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
  if (error && !rows)
    return (
      <EmptyState
        title={t('error.title')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
      />
    )
  if (!rows) return <Skeleton rows={6} label={t('list.loading')} />
  if (rows.length === 0)
    return text === '' && group === undefined ? (
      <EmptyState icon={Users} title={t('network.none.title')} text={t('network.none.text')} />
    ) : (
      <EmptyState icon={Users} title={t('network.none.found')} />
    )
  return (
    <Rows label={t('network.view.partners')} more={more} moreText={t('network.more')} isMore={isMore}>
      {rows.map((one) => (
        <Row key={one.ConnectionId} className="network-row" onPress={() => navigate(`/${one.ConnectionId}`)}>
          <PartnerName partner={one} />
        </Row>
      ))}
    </Rows>
  )
}
