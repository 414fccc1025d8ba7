import { signedIn } from './call.ts'
import { kontor } from './kontor.ts'
import { jonas, miriam } from './people.ts'

/** Has the head of accounts payable decide on requisitions, whoever did before. */
export async function headDecides(): Promise<void> {
  const { shell } = kontor()
  const { User } = (await (await (await signedIn(shell, jonas))('GET', 'session')).json()) as { User: { Id: string } }
  const asAdmin = await signedIn(shell, miriam)
  await asAdmin('PUT', 'procurement/settings', JSON.stringify({ ApproverIds: [User.Id] }))
}
