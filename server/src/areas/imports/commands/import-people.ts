import { type Of, type PersonRow, type Role, roles, type UserInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit, whyNotAddress } from '../../../platform/index.ts'
import { addPerson, checkNewcomer, standingOfAddress } from '../../users/index.ts'
import { faultOf } from '../line-fault.ts'
import { type RowReport, repeated, repeats } from '../rules.ts'

type Row = Of<typeof PersonRow>

/**
 * Adds the people of a file who are not there yet; where it only previews, it writes nothing.
 *
 * @returns what becomes of each line
 */
export async function importPeople(
  uow: UnitOfWork,
  rows: readonly Row[],
  language: string,
  how: 'preview' | 'write',
): Promise<RowReport[]> {
  const again = repeats(rows, ({ Username }) => (Username.trim() === '' ? [] : [addressIn(Username).toLowerCase()]))
  const reported: RowReport[] = []
  for (const row of rows) {
    const line = row.Line
    const username = addressIn(row.Username)
    const first = again.get(line)
    const fault = await faultOf(() => check(row, username))
    if (fault !== undefined) reported.push({ line, outcome: 'FAULT', fault })
    else if (first !== undefined) reported.push({ line, outcome: 'FAULT', fault: repeated('Username', first) })
    else {
      const there = await standingOfAddress(uow, username)
      if (there === 'ELSEWHERE') reported.push({ line, outcome: 'FAULT', fault: taken(username) })
      else if (there !== undefined) reported.push({ line, outcome: 'KNOWN', id: there.userId })
      else if (how === 'preview') reported.push({ line, outcome: 'ADD' })
      else reported.push({ line, outcome: 'ADD', id: await addPerson(uow, username, inputOf(row), { language }) })
    }
  }
  return reported
}

function check(row: Row, username: string): void {
  const why = whyNotAddress(username)
  if (username === '') throw unfit('Username', t`The e-mail address is missing.`)
  if (why !== undefined) throw unfit('Username', t`The e-mail address is ${username}: ${why}.`)
  if (row.Role && !isRole(row.Role)) throw unfit('Role', t`There is no role “${row.Role}”: choose one of the list.`)
  checkNewcomer(inputOf(row))
}

const addressIn = (cell: string): string => cell.trim()

const isRole = (name: string): name is Role => Object.hasOwn(roles, name)

const inputOf = ({ FirstName = '', LastName = '', Title, Role }: Row): Of<typeof UserInput> => ({
  FirstName,
  LastName,
  ...(Title?.trim() ? { Title } : {}),
  ...(Role && isRole(Role) ? { RoleId: roles[Role] } : {}),
})

const taken = (username: string) => ({
  field: 'Username',
  message: t`${username} is already in use: enter another address.`,
})
