import type { Of, WorkflowPeople } from '@kontor/contract'

/** A colleague, as far as a step may mean them. */
export interface Person {
  readonly id: string
  readonly roleId: string
  readonly state: string
}

/** Whom a step names: by themselves, by a team, by their role; whoever cannot sign in is nobody. */
export function namedBy(
  who: Of<typeof WorkflowPeople> | undefined,
  people: readonly Person[],
  teams: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const inTeams = new Set((who?.TeamIds ?? []).flatMap((id) => [...(teams.get(id) ?? [])]))
  return people
    .filter(
      ({ id, roleId, state }) =>
        state === 'ACTIVE' &&
        (who?.UserIds?.includes(id) || inTeams.has(id) || who?.RoleIds?.includes(roleId) || false),
    )
    .map(({ id }) => id)
}

/** Who gets what nobody of those named can do: who has the first of these roles that anybody has. */
export function fallbackAmong(people: readonly Person[], roleIds: readonly string[]): readonly string[] {
  const active = people.filter(({ state }) => state === 'ACTIVE')
  const roleId = roleIds.find((one) => active.some((person) => person.roleId === one))
  return active.filter((person) => person.roleId === roleId).map(({ id }) => id)
}
