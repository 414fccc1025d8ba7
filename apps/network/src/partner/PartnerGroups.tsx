import { Checkbox } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { type Group, useAct, useGroups, useMemberIds } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'

/** In which of the company's groups the partner is. */
export function PartnerGroups({ id }: { id: string }) {
  const { t } = useWords()
  const query = useGroups()
  return (
    <Part title={t('group.title')}>
      <Answer of={query}>
        {(groups) =>
          groups.length === 0 ? (
            <p className="network-quiet">{t('group.none.partner')}</p>
          ) : (
            groups.map((group) => <InGroup key={group.Id} group={group} connectionId={id} />)
          )
        }
      </Answer>
    </Part>
  )
}

function InGroup({ group, connectionId }: { group: Group; connectionId: string }) {
  const { may } = useKontor()
  const params = { groupId: group.Id }
  const { data: members } = useMemberIds(group.Id)
  const save = useAct(
    ({ network }, ConnectionIds: string[]) => network.saveGroupConnections({ params, body: { ConnectionIds } }),
    (_, t) => t('group.done', { name: group.Name }),
  )
  return (
    <Checkbox
      label={group.Name}
      checked={members?.includes(connectionId) ?? false}
      disabled={members === undefined || save.isPending || !may('network.write')}
      onChange={(checked) =>
        members && save.mutate(checked ? [...members, connectionId] : members.filter((one) => one !== connectionId))
      }
    />
  )
}
