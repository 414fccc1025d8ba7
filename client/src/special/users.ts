import type { Of, UserInput } from '@kontor/contract'
import { adminPermission, groups } from '../generated/lists.ts'
import type { AnswerOf, Client } from '../types.ts'
import { needed } from './needed.ts'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!)

/** Makes a person: a missing Id is generated, names and title are HTML-escaped (F-200, F-201). */
export function createUser(
  { users }: Client<'users'>,
  username: string,
  user: Of<typeof UserInput>,
): Promise<AnswerOf<'users', 'createUser'>> {
  needed({ username, user })
  const body = {
    ...user,
    Id: user.Id ?? crypto.randomUUID(),
    FirstName: escaped(user.FirstName),
    LastName: escaped(user.LastName),
    ...(user.Title === undefined ? {} : { Title: escaped(user.Title) }),
  }
  return users.createUser({ query: { username }, body })
}

/** Locks a person out: their state becomes LOCKED (F-230). */
export const lockUser = ({ users }: Client<'users'>, userId: string) =>
  users.setUserState({ params: { id: userId }, body: 'LOCKED' })

/** The teams of one person, up to 100 (F-412). */
export function teamsOfUser({ teams }: Client<'teams'>, userId: string): Promise<AnswerOf<'teams', 'listTeams'>> {
  needed({ userId })
  return teams.listTeams({ query: { limit: 100, member: userId } })
}

const mayDo = async ({ users }: Client<'users'>, op: string, type: string, groupId?: string): Promise<boolean> =>
  (await users.mayDo({ params: { op, type }, query: { groupId } })).Allowed

/** Whether the caller is in the group of administrators (F-349); the group's id is a setting (decision 19). */
export const isAdmin = (client: Client<'users'>, groupId: string = groups.admin) =>
  mayDo(client, String(adminPermission), 'company', groupId)

/** Whether the caller is in the group of supporters (F-350). */
export const isSupporter = (client: Client<'users'>, groupId: string = groups.supporter) =>
  mayDo(client, String(adminPermission), 'company', groupId)

/** Whether the caller may change the words of the screens (F-351). */
export const isTranslator = (client: Client<'users'>) => mayDo(client, 'translation.write', 'translation')
