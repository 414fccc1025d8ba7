import { Button, EmptyState } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Group as GroupIcon } from 'lucide-react'
import { useState } from 'react'
import { type Group, useGroups } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { GroupDialog } from './GroupDialog.tsx'

/** The groups in which the company orders its partners. */
export function GroupsView() {
  const { t } = useWords()
  const { may } = useKontor()
  const query = useGroups()
  const [open, setOpen] = useState<Group | 'new'>()
  const mayWrite = may('network.write')
  return (
    <Answer of={query}>
      {(groups) => (
        <>
          {groups.length > 0 && mayWrite && (
            <div className="network-bar">
              <Button onClick={() => setOpen('new')}>{t('group.new')}</Button>
            </div>
          )}
          {groups.length === 0 ? (
            <EmptyState
              icon={GroupIcon}
              title={t('group.none.title')}
              text={t('group.none.text')}
              action={mayWrite && <Button onClick={() => setOpen('new')}>{t('group.new')}</Button>}
            />
          ) : (
            <Rows label={t('group.title')} more={undefined} moreText="" isMore={false}>
              {groups.map((group) => (
                <Row key={group.Id} className="network-row" onPress={() => setOpen(group)}>
                  <span className="network-name">
                    <b dir="auto">{group.Name}</b>
                    <small dir="auto">{group.Description}</small>
                  </span>
                  <small>{t('group.count', { count: group.ConnectionCount ?? 0 })}</small>
                </Row>
              ))}
            </Rows>
          )}
          {open && <GroupDialog group={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </Answer>
  )
}
