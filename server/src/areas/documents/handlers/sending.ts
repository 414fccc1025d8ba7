import type { Areas, TradeType } from '@kontor/contract'
import type { Act, Handlers, RequestContext } from '../../../platform/index.ts'
import { parse } from '../../../platform/parsing/index.ts'
import { type Content, takeSaved } from '../acts/just-saved.ts'
import { SavedMeanwhile, sendDocument } from '../acts/sending.ts'
import { takeIn } from '../acts/taking-in.ts'
import * as byNumber from '../store/by-number.ts'
import * as numbers from '../store/numbers.ts'
import { defaultChannel, following, numberFrom, seedOf } from '../values/numbers.ts'
import { profileOf, profiles } from '../values/profiles.ts'
import { dispatchOf } from '../views/present.ts'
import { contentOf } from './reading.ts'

export const sending: Pick<Handlers<Areas['exchange']>, 'dispatchDocument'> &
  Pick<Handlers<Areas['documentNumbers']>, 'nextNumber' | 'numberExists'> &
  Pick<Handlers<Areas['documents']>, 'listProfiles'> = {
  dispatchDocument: async ({ params, body }, context) => {
    const sending = {
      documentId: params.documentId,
      dispatchId: params.newUuid,
      connectionId: body.ConnectionId,
      channel: body.Channel,
    }
    const send = async (content: Content) => {
      const parsed = await parse(content.bytes)
      return takeIn(context, params.documentId, parsed, async (act) =>
        dispatchOf(await sendDocument(act, { ...sending, ...content, parsed })),
      )
    }
    const saved = takeSaved({ companyId: context.companyId, id: params.documentId })
    try {
      if (saved !== undefined) return await send(saved)
    } catch (error) {
      if (!(error instanceof SavedMeanwhile)) throw error
    }
    return send(await kept(context, params.documentId))
  },

  nextNumber: ({ query: { channel, type = 'invoice' } }, context) =>
    context.read(async (act) => ({ Number: await proposedNumber(act, channel, type), Channel: channel })),

  numberExists: ({ params, query }, context) =>
    context.read(async (act) => {
      const found = await byNumber.issuedUnder(act, query.type, params.number)
      return { Exists: found !== undefined, ...(found && { DocumentId: found.id }) }
    }),

  listProfiles: async () => ({
    DocumentProfiles: profiles.map(({ type, ublName }) => ({ Id: profileOf(type), Type: type, UblType: ublName })),
  }),
}

/** What the company keeps of a document, read. */
async function kept(context: RequestContext, documentId: string): Promise<Content> {
  const { entry, bytes } = await context.read((act) => contentOf(act, documentId))
  return { bytes, contentHash: entry.contentHash }
}

/** So many numbers that were used before are passed over; beyond them whoever writes finds one. */
const mostPassed = 100

/**
 * A company that numbers in its own way goes on so; one that takes what is proposed goes on with that. What was given to
 * a document of an earlier day, or to one that is filed away, is passed over.
 */
export async function proposedNumber(act: Act, channel: string, type: TradeType): Promise<string> {
  const last = channel === defaultChannel ? await byNumber.lastNumber(act, type) : undefined
  const own = last === undefined || seedOf(channel, type, last) !== undefined ? undefined : following(last)
  let number = own ?? numberFrom(channel, type, await numbers.next(act, channel, type))
  for (let passed = 0; passed < mostPassed && (await byNumber.issuedUnder(act, type, number)); passed += 1)
    number = following(number) ?? number
  return number
}
