import type { Permission } from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import type { Change } from '../../platform/live/live.ts'

/** The right that one needs to be told of an object. Sessions are nobody else's business. */
const rights: Readonly<Record<string, Permission>> = {
  document: 'document.read',
  connection: 'network.read',
  note: 'network.read',
  recommendation: 'network.read',
  company: 'company.read',
  user: 'user.read',
  app: 'app.read',
  requisition: 'requisition.read',
  catalogue: 'requisition.read',
  punchOutShop: 'requisition.read',
  upload: 'scan.read',
  masterDataFile: 'onboarding.read',
  onboardingSupplier: 'onboarding.read',
  questionnaireRequest: 'survey.read',
}

/**
 * Tells the caller what changes in the company, from a position in its log on: ids and positions only. Whoever comes
 * back with the position that they saw last is told what they missed; the first event says where the stream begins.
 */
export async function streamChanges(context: RequestContext, from: string | undefined): Promise<void> {
  const { companyId, transport, platform, actor } = context
  let position = transport.lastEventId ?? from ?? (await platform.live.head(companyId))
  const stream = transport.openEvents()
  const tell = (change: Change) => {
    if (BigInt(change.position) <= BigInt(position)) return
    position = change.position
    const items = change.items.filter(({ kind }) => {
      const right = rights[kind]
      return right !== undefined && actor.permissions.has(right)
    })
    if (items.length > 0) stream.send('changes', position, { position, items })
  }

  let reading = false
  let again = false
  /** Reads what lies behind the position. What is told meanwhile is read too, so that nothing is passed over. */
  const catchUp = async () => {
    again = true
    if (reading) return
    reading = true
    try {
      while (again) {
        again = false
        for (let change = await behind(); change !== undefined; change = await behind()) tell(change)
      }
    } catch (error) {
      context.log.warn({ err: error }, 'live: the stream ends, its reader will come back')
      stream.end()
    } finally {
      reading = false
    }
  }
  const behind = () => platform.live.since(companyId, position)

  const unsubscribe = platform.live.subscribe(companyId, (change) => {
    if (reading || change.items.length === 0) void catchUp()
    else tell(change)
  })
  stream.send('changes', position, { position, items: [] })
  await catchUp()
  await stream.ended
  unsubscribe()
}
