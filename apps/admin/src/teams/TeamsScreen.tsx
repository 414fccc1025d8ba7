import { Button, Checkbox, EmptyState, IconButton, Menu, SearchField } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { MoreHorizontal, Users } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Pager } from '../words/Pager.tsx'
import { useAct } from '../words/useAct.ts'
import { type Team, teamsKey, useTeams } from './api.ts'
import { TeamDialog } from './TeamDialog.tsx'

/** People who share work: teams to which documents, approvals and assignments can go. */
export function TeamsScreen() {
  const { t } = useWords()
  const { may, notify } = useKontor()
  const [asked, setAsked] = useState({ text: '', page: 0, inactive: false })
  const [edited, setEdited] = useState<Team | 'new'>()
  const mayWrite = may('team.write')
  const move = useAct(
    teamsKey,
    ({ teams }, { team: { Id: id = '' }, state }: { team: Team; state: 'ACTIVE' | 'DELETED' }) =>
      teams.setState({ params: { id, state } }),
    (_, { team, state }) => notify('success', t(`teams.done.${state}`, { name: team.Name })),
  )
  return (
    <>
      <div className="admin-bar">
        <SearchField
          label={t('teams.search')}
          placeholder={t('teams.search')}
          text={asked.text}
          onText={(text) => setAsked({ ...asked, text, page: 0 })}
        />
        {mayWrite && <Button onClick={() => setEdited('new')}>{t('teams.new')}</Button>}
      </div>
      {!mayWrite && <p className="admin-quiet">{t('teams.why')}</p>}
      <Checkbox
        label={t('teams.inactive')}
        checked={asked.inactive}
        onChange={(inactive) => setAsked({ ...asked, inactive, page: 0 })}
      />
      <Answer of={useTeams(asked.text.trim(), asked.page, asked.inactive ? 'DELETED' : 'ACTIVE')}>
        {({ UserGroups, numPages, pageId }) =>
          UserGroups.length === 0 ? (
            <EmptyState icon={Users} title={t('teams.none.title')} text={t('teams.none.text')} />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.teams')}>
                {UserGroups.map((team) => (
                  <li key={team.Id} className="admin-row">
                    <span className="admin-app-words">
                      <span className="admin-app-name">{team.Name}</span>
                      {team.Description && <span className="admin-quiet">{team.Description}</span>}
                    </span>
                    <span>{t('teams.count', { count: team.MemberCount ?? team.Members.length })}</span>
                    <TeamActs team={team} onEdit={() => setEdited(team)} onMove={move.mutate} />
                  </li>
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={(page) => setAsked({ ...asked, page })} />
            </>
          )
        }
      </Answer>
      {edited && <TeamDialog team={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

interface TeamActsProps {
  readonly team: Team
  readonly onEdit: () => void
  readonly onMove: (move: { team: Team; state: 'ACTIVE' | 'DELETED' }) => void
}

function TeamActs({ team, onEdit, onMove }: TeamActsProps) {
  const { t } = useWords()
  const { AllowedActions: actions = [] } = team
  const other = actions.includes('disable') ? 'DELETED' : 'ACTIVE'
  if (actions.length === 0) return null
  return (
    <span className="admin-acts">
      {actions.includes('edit') && (
        <Button type="text" label={t('teams.edit.named', { name: team.Name })} onClick={onEdit}>
          {t('teams.edit')}
        </Button>
      )}
      <Menu
        entries={[
          {
            id: other,
            text: t(`teams.act.${other}`),
            danger: other === 'DELETED',
            onSelect: () => onMove({ team, state: other }),
          },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('teams.acts', { name: team.Name })} />
      </Menu>
    </span>
  )
}
