import { Checkbox, Skeleton } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { type Group, networkKey, useAct, useGroups } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'

/** In which of the company's groups the partner is. */
export function PartnerGroups({ id }: { id: string }) {
  const { t } = useWords()
  const { data: groups } = useGroups()
  return (
    <Part title={t('group.title')}>
      {groups === undefined && <Skeleton rows={1} label={t('list.loading')} />}
      {groups?.length === 0 && <p className="network-quiet">{t('group.none.partner')}</p>}
      {groups?.map((group) => (
        <InGroup key={group.Id} group={group} connectionId={id} />
      ))}
    </Part>
  )
}

function InGroup({ group, connectionId }: { group: Group; connectionId: string }) {
  const { api, may } = useKontor()
  const params = { groupId: group.Id }
  const { data: members } = useQuery({
    queryKey: [...networkKey, 'member-ids', group.Id],
    queryFn: async ({ signal }) => (await api.network.readGroupConnections({ params }, { signal })).ConnectionIds,
  })
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
