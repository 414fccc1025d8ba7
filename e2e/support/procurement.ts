import type { FrameLocator } from 'playwright-core'
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

/** Saves a requisition as a draft; on a phone that stands among further actions. */
export async function saveRequisition(app: FrameLocator): Promise<void> {
  const save = app.getByRole('button', { name: 'Save draft' })
  const more = app.getByRole('button', { name: 'More actions' })
  await save.or(more).first().waitFor()
  if (await save.isVisible()) return save.click()
  await more.click()
  await app.getByRole('menuitem', { name: 'Save draft' }).click()
}
