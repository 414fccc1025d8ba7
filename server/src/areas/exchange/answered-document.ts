import type { UnitOfWork } from '../../platform/index.ts'
import { type Exchanged, findExchanged } from '../document-numbers/index.ts'
import { counterpartOf, typeOfUbl } from '../entries/index.ts'
import type { Parsed } from '../parsing/index.ts'

/** Who sent a document that came from outside of the network, as the company knows them. */
interface Sender {
  readonly partnerId: string
  readonly partnerName: string
}

/** The document that an arriving one answers or follows: by its number, where it was exchanged with the same partner. */
export async function subjectOf(
  uow: UnitOfWork,
  { references, senderName }: Pick<Parsed, 'references' | 'senderName'>,
  { partnerId, partnerName }: Sender,
): Promise<Exchanged | undefined> {
  for (const { ublType, number } of references) {
    const type = typeOfUbl(ublType)
    if (type === undefined) continue
    // What they call themselves, and what the company calls them.
    for (const name of new Set([senderName, partnerName])) {
      const found = await findExchanged(uow, type, number, name)
      if (found && counterpartOf(found) === partnerId) return found
    }
  }
  return undefined
}
