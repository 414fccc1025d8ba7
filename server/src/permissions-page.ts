import { areas, type Call, type Permission, permissionIds, type Role, roles } from '@kontor/contract'
import { inEnglish, type Message } from '@kontor/i18n'
import { areas as serverAreas } from './areas.ts'
import { roleTitles } from './platform/index.ts'

const named = Object.entries(roles) as [Role, string][]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** A dot under each role that may. */
const dots = (right: Permission) => named.map(([, id]) => (serverAreas.permissionsOf(id).has(right) ? '●' : ''))

const numberOf = (right: string): string => String((permissionIds as Record<string, number>)[right] ?? '')

function rightsOf(area: string): string {
  const rights = Object.entries(serverAreas.policies[area] ?? {}) as [Permission, { says: Message }][]
  const rows = rights.map(([right, { says }]) => [`\`${right}\``, numberOf(right), inEnglish(says), ...dots(right)])
  return `### ${area}\n\n${table(['right', 'number', 'why', ...named.map(([role]) => inEnglish(roleTitles[role]))], rows)}`
}

function callsOf(area: string, calls: Readonly<Record<string, Call>>): string {
  const rows = Object.values(calls).map(({ method, path, options }) => [
    `\`${method} ${path}\`${options.served === false ? ' *planned*' : ''}`,
    `\`${options.may}\``,
    ...dots(options.may),
  ])
  return `### ${area}\n\n${table(['call', 'right', ...named.map(([role]) => inEnglish(roleTitles[role]))], rows)}`
}

/** The text of docs/permissions.md: who may what, made from the policies that are enforced. */
export const permissionsPage = (): string => `# Who may do what

Written by \`npm run permissions:write\` from the policies of the areas (\`server/src/areas/*/policy.ts\`) and the calls of
the contract; a test holds it equal. A person has a role in each company where they work; what a call asks for is a
right, and a policy gives each right to roles, with a reason. \`anyone\` asks for no credential, \`member\` for any
person, program or app of the company, \`session.manage\` for a person or program and never an app. An app has of these
what the company granted it, and never more than the person in front of it.

## Rights

The numbers are those that the spec names (002 §6); admin is ${permissionIds.admin}.

${Object.keys(serverAreas.policies).map(rightsOf).join('\n\n')}

## Calls

${Object.entries(areas)
  .map(([area, calls]) => callsOf(area, calls))
  .join('\n\n')}
`
